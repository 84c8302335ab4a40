import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { IconHomeCheck, IconListCheck, IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { UrgentRows } from '../../platform/screens/urgent.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { GoodToKnow } from '../reminder/index.ts'
import { Counters } from './Counters.tsx'
import { DateStrip } from './DateStrip.tsx'
import { DayList, type DayListProps } from './DayList.tsx'
import { Greeting } from './Greeting.tsx'
import styles from './HomeScreen.module.css'
import { isOfRooms, useHomeRooms } from './home.rooms.ts'
import { RoomFilter } from './RoomFilter.tsx'
import { dayQuery, homeNeeds, may } from './today.data.ts'
import { WhoIsHere } from './WhoIsHere.tsx'

/** The person's rooms: who is here, today's tasks and counters. The search parameter `date` opens another day. */
export function HomeScreen() {
  const t = useT()
  const session = useSession()
  const search = useSearch('home')
  const urgent = use(UrgentRows)
  const [rooms, chooseRooms] = useHomeRooms()
  const now = useNow()
  const today = dayAt(new Date(now), useTimeZone())
  const day = search.date ?? today
  const isToday = day === today
  if (!may(session, 'task.read'))
    return (
      <>
        <Greeting now={now} />
        <EmptyState
          icon={<IconShieldLock />}
          title={t('today.operator')}
          hint={t('today.operatorHint')}
          action={
            may(session, 'centre.make') && (
              <Button component={Link} to={to.centres()}>
                {t('centre.centres')}
              </Button>
            )
          }
        />
      </>
    )

  const choose = (chosen: string) => go(to.home(chosen === today ? {} : { date: chosen }), { replace: true })
  const refresh = () =>
    Promise.all(
      homeNeeds({ search, session }).map(({ queryKey }) => queryClient.refetchQueries({ queryKey })),
    )

  return (
    <PullToRefresh onRefresh={refresh}>
      <div className={styles.top}>
        <Greeting now={now} />
        <div className={styles.first}>{isToday && urgent}</div>
      </div>
      <RoomFilter codes={rooms} onChange={chooseRooms} />
      <DateStrip day={day} today={today} onChoose={choose} />
      <div className={styles.parts}>
        {isToday && <WhoIsHere now={now} codes={rooms} />}
        <Day day={day} today={today} now={now} rooms={rooms} />
        {isToday && <BelowTasks />}
      </div>
    </PullToRefresh>
  )
}

/** Waits for the tasks above, which would push it down. */
function BelowTasks() {
  const t = useT()
  const oversees = may(useSession(), 'task.oversee')
  if (useQuery(dayQuery(undefined)).isLoading) return null
  return (
    <>
      <Counters />
      <Section flush>
        <Row
          as={Link}
          to={to.house()}
          start={<IconHomeCheck size="1.5rem" aria-hidden="true" />}
          title={t('house.title')}
        />
        {oversees && (
          <Row
            as={Link}
            to={to.oversight()}
            start={<IconListCheck size="1.5rem" aria-hidden="true" />}
            title={t('today.overseen')}
            detail={t('today.overseenLead')}
          />
        )}
      </Section>
      <Section flush>
        <GoodToKnow />
      </Section>
    </>
  )
}

/** Each day has its own query. */
function Day({ day, rooms, ...rest }: Omit<DayListProps, 'read'> & { rooms: readonly string[] }) {
  const personId = useSession().userInfo?.user_id
  const read = useQuery(dayQuery(day === rest.today ? undefined : day))
  const data = read.data?.filter((item) => isOfRooms(item, rooms, personId))
  return <DayList read={{ ...read, data }} day={day} {...rest} />
}
