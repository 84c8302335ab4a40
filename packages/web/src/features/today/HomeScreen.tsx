import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { taskStatus } from '@daybook/contract/task/task.rules.ts'
import type { DayItem } from '@daybook/contract/today/today.contract.ts'
import { partsOfDay } from '@daybook/contract/today/today.rules.ts'
import { IconHomeCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNow } from '../../kit/clock.ts'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { GoodToKnow } from '../reminder/index.ts'
import { AllWell } from './AllWell.tsx'
import { DateStrip } from './DateStrip.tsx'
import { DayList } from './DayList.tsx'
import { ForYou } from './ForYou.tsx'
import { Greeting } from './Greeting.tsx'
import styles from './HomeScreen.module.css'
import { isOfRooms, useHomeRooms } from './home.rooms.ts'
import { NextHour, useNextLooks } from './NextHour.tsx'
import { RoomFilter } from './RoomFilter.tsx'
import { dayQuery, homeNeeds, may } from './today.data.ts'
import { WhoIsHere } from './WhoIsHere.tsx'

/** Its menus are large, and few have this home. */
const NoDay = lazy(async () => ({ default: (await loadChunk(() => import('./NoDay.tsx'))).NoDay }))

/** Now before everything else: who is here, what is due within the hour, what waits for the person, then the month and
 *  the rest of the day. The search parameter `date` opens another day. */
export function HomeScreen() {
  const session = useSession()
  const search = useSearch('home')
  const [rooms, chooseRooms] = useHomeRooms()
  const now = useNow()
  const today = dayAt(new Date(now), useTimeZone())
  const day = search.date ?? today
  const isToday = day === today
  if (!may(session, 'task.read'))
    return (
      <Suspense>
        <NoDay now={now} />
      </Suspense>
    )

  const refresh = () =>
    Promise.all(
      homeNeeds({ search, session }).map(({ queryKey }) => queryClient.refetchQueries({ queryKey })),
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <Greeting now={now} />
      {may(session, 'room.read') && <RoomFilter codes={rooms} onChange={chooseRooms} />}
      {isToday ? (
        <Today today={today} now={now} rooms={rooms} />
      ) : (
        <>
          <Strip day={day} today={today} />
          <div className={styles.parts}>
            <OtherDay day={day} today={today} now={now} rooms={rooms} />
          </div>
        </>
      )}
    </PullToRefresh>
  )
}

interface DayProps {
  today: string
  now: number
  rooms: readonly string[]
}

function Today({ today, now, rooms }: DayProps) {
  const session = useSession()
  const personId = session.userInfo?.user_id
  const read = useQuery(dayQuery(undefined))
  const looks = useNextLooks()
  // What stands below would be pushed down or pulled up by what stands above.
  const isNextKnown = !read.isLoading && looks !== undefined
  const items = read.data?.filter((item) => isOfRooms(item, rooms, personId)).map((item) => asOf(item, now))
  return (
    <>
      <div className={styles.parts}>
        <AllWell />
        {may(session, 'attendance.read') && <WhoIsHere now={now} codes={rooms} />}
        <NextHour read={{ ...read, data: items && partsOfDay(items, now).next }} rooms={rooms} all={looks} />
        {isNextKnown && <ForYou />}
      </div>
      {isNextKnown && (
        <>
          <Strip day={today} today={today} />
          <div className={styles.parts}>
            <DayList read={{ ...read, data: items }} day={today} today={today} now={now} />
            <Also />
          </div>
        </>
      )}
    </>
  )
}

/** What else there is to know of the day, by a right of its own each. */
function Also() {
  const t = useT()
  const session = useSession()
  const [hasTips, hasHouse] = [may(session, 'reminder.read'), may(session, 'house.read')]
  if (!hasTips && !hasHouse) return null
  return (
    <Section flush>
      {hasTips && <GoodToKnow />}
      {hasHouse && (
        <Row
          as={Link}
          to={to.house()}
          start={<IconHomeCheck size="1.5rem" aria-hidden="true" />}
          title={t('house.title')}
        />
      )}
    </Section>
  )
}

/** Each day has its own query. */
function OtherDay({ day, today, now, rooms }: DayProps & { day: string }) {
  const personId = useSession().userInfo?.user_id
  const read = useQuery(dayQuery(day))
  const data = read.data?.filter((item) => isOfRooms(item, rooms, personId))
  return <DayList read={{ ...read, data }} day={day} today={today} now={now} />
}

function Strip({ day, today }: { day: string; today: string }) {
  const choose = (chosen: string) => go(to.home(chosen === today ? {} : { date: chosen }), { replace: true })
  return <DateStrip day={day} today={today} onChoose={choose} />
}

/** Computes the status now, so that a task becomes overdue on an open screen without a refetch. */
function asOf(item: DayItem, now: number): DayItem {
  // What is due on a day stays so until the day ends.
  if (item.kind === 'birthday' || item.kind === 'due' || item.page === null) return item
  return { ...item, status: taskStatus(item, new Date(now)) }
}
