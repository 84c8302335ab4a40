import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { Stack } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { useIsDesk } from '../../kit/desk.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { Row } from '../../kit/Row.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { type AuditEntry, type AuditFilter, entriesQuery } from './audit.data.ts'
import { actionWords, actorWords, subjectNames } from './audit.words.ts'

const AuditTable = lazy(async () => ({
  default: (await loadChunk(() => import('./AuditTable.tsx'))).AuditTable,
}))

/** Who changed or opened what, of up to 31 days: today's without a choice. */
export function AuditTrailScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const search = useSearch('auditTrail')
  const isDesk = useIsDesk()
  const today = dayAt(new Date(useNow()), timeZone)
  const period = periodOf(search, today)
  const { person = '', record = '' } = search
  const filter: AuditFilter = { ...period, ...(person && { person }), ...(record && { record }) }
  const read = useInfiniteQuery({ ...entriesQuery(filter), enabled: !isDesk })
  const place = (changed: typeof search) => to.auditTrail({ ...search, ...changed })
  const show = (changed: typeof search) => void go(place({ page: '', ...changed }), { replace: true })
  const empty = { icon: <IconHistory size="3rem" />, title: t('audit.empty'), hint: t('audit.emptyHint') }
  const head = (
    <Stack gap="sm">
      <Columns least="16rem">
        <SearchText label={t('audit.person')} text={person} onChange={(text) => show({ person: text })} />
        <SearchText label={t('audit.record')} text={record} onChange={(text) => show({ record: text })} />
      </Columns>
      <Columns least="9rem">
        <PeriodFields value={period} max={today} say={(day) => dayWords(day, 'short')} onChange={show} />
      </Columns>
    </Stack>
  )
  return (
    <>
      <ListExport
        title={t('audit.title')}
        period={period}
        room=""
        read={async () =>
          (await loadChunk(() => import('./audit.export.ts'))).auditTable(t, filter, timeZone)
        }
      />
      {isDesk ? (
        <Suspense fallback={<Skeletons shape="list" />}>
          <AuditTable filter={filter} at={search} place={place} above={head} empty={empty} />
        </Suspense>
      ) : (
        <ListScreen read={read} head={head} empty={empty}>
          {(entry) => <EntryRow key={entry.id} entry={entry} />}
        </ListScreen>
      )}
    </>
  )
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const names = subjectNames(entry).filter((name) => name !== entry.actor?.name)
  const shown = names.slice(0, 3)
  const more = names.length - shown.length
  const about = listed([...shown, more > 0 && t('audit.more', { count: more })])
  return (
    <li>
      <Row
        title={actionWords(t, entry.action)}
        detail={[actorWords(t, entry), about].filter(Boolean).join(' · ')}
        end={<span style={{ whiteSpace: 'nowrap' }}>{friendlyTime(entry.at, now)}</span>}
      />
    </li>
  )
}
