import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { Stack } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { Row } from '../../kit/Row.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { type AuditEntry, type AuditFilter, entriesQuery } from './audit.data.ts'
import { actionWords, actorWords, subjectNames } from './audit.words.ts'

/** Who changed or opened what, of up to 31 days: today's without a choice. */
export function AuditTrailScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const search = useSearch('auditTrail')
  const today = dayAt(new Date(useNow()), timeZone)
  const period = periodOf(search, today)
  const { person = '', record = '' } = search
  const filter: AuditFilter = { ...period, ...(person && { person }), ...(record && { record }) }
  const read = useInfiniteQuery(entriesQuery(filter))
  const show = (changed: typeof search) =>
    void go(to.auditTrail({ ...search, ...changed }), { replace: true })
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
      <ListScreen
        read={read}
        head={
          <Stack gap="sm">
            <Columns least="16rem">
              <SearchText
                label={t('audit.person')}
                text={person}
                onChange={(text) => show({ person: text })}
              />
              <SearchText
                label={t('audit.record')}
                text={record}
                onChange={(text) => show({ record: text })}
              />
            </Columns>
            <Columns least="9rem">
              <PeriodFields
                value={period}
                max={today}
                say={(day) => dayWords(day, 'short')}
                onChange={show}
              />
            </Columns>
          </Stack>
        }
        empty={{ icon: <IconHistory size="3rem" />, title: t('audit.empty'), hint: t('audit.emptyHint') }}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </ListScreen>
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
  const about = [...shown, ...(more > 0 ? [t('audit.more', { count: more })] : [])].join(', ')
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
