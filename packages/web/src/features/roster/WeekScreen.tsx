import { Button } from '@mantine/core'
import { IconCalendarWeek } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { ReceiptPage } from '../receipt/index.ts'
import { RosterWeek } from './RosterWeek.tsx'
import { rosterReceiptKind } from './roster.receiptKind.ts'
import { comingWeeksQuery } from './week.data.ts'

/** One week. Without an id it is the one that is on, or else the next one that is published. */
export function WeekScreen() {
  const { id } = useSearch('roster')
  return id === undefined ? <CurrentWeek /> : <Week key={id} id={id} />
}

const Week = ({ id }: { id: string }) => (
  <ReceiptPage
    kind={rosterReceiptKind}
    id={id}
    people={to.rosterPeople}
    answer={(search) => to.rosterAnswer(search)}
    More={RosterWeek}
  />
)

/** The reader's own, and for who is not planned anybody's. */
function CurrentWeek() {
  const read = useQuery(comingWeeksQuery())
  return (
    <Loaded read={read} skeleton="page">
      {({ records }) => {
        const week = records.find(({ own }) => own !== null) ?? records[0]
        return week ? <Week key={week.id} id={week.id} /> : <NoWeek />
      }}
    </Loaded>
  )
}

function NoWeek() {
  const t = useT()
  const mayPublish = useSession().userProfile?.rights.includes('receipt.publish')
  return (
    <EmptyState
      icon={<IconCalendarWeek />}
      title={t('roster.noWeek')}
      hint={t('roster.noWeekHint')}
      action={
        mayPublish ? (
          <Button component={Link} to={to.rosterForm({})}>
            {t('roster.form')}
          </Button>
        ) : (
          <Button component={Link} to={to.rosterList({})} variant="default">
            {t('roster.earlier')}
          </Button>
        )
      }
    />
  )
}
