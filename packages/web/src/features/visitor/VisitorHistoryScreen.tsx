import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import { longestPeriod, periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { visitStates } from '@daybook/contract/visitor/visitor.rules.ts'
import { Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Chips } from '../../kit/Chips.tsx'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { VisitorRow } from './VisitorRow.tsx'
import { historyQuery, type VisitFilter } from './visitor.data.ts'

/** The visitors of up to 31 days, to search, print and save. Without days: the last month. */
export function VisitorHistoryScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const search = useSearch('visitorHistory')
  const today = dayAt(new Date(useNow()), timeZone)
  const isAsked = search.from ?? search.until
  const period = isAsked ? periodOf(search, today) : { from: addDays(today, 1 - longestPeriod), until: today }
  const state = visitStates.find((one) => one === search.state)
  const filter: VisitFilter = {
    ...period,
    ...(state && { state }),
    ...(search.text && { text: search.text }),
  }
  const read = useInfiniteQuery(historyQuery(filter))
  const show = (changed: typeof search) =>
    void go(to.visitorHistory({ ...search, ...changed }), { replace: true })
  return (
    <>
      <ListExport
        title={t('visitor.history')}
        period={period}
        room=""
        read={async () =>
          (await loadChunk(() => import('./visitor.export.ts'))).visitTable(t, filter, timeZone)
        }
      />
      <ListScreen
        read={read}
        head={
          <Stack gap="sm">
            <SearchText
              label={t('visitor.search')}
              text={search.text ?? ''}
              onChange={(text) => show({ text })}
            />
            <Columns least="9rem">
              <PeriodFields
                value={period}
                max={today}
                say={(day) => dayWords(day, 'short')}
                onChange={show}
              />
            </Columns>
            <Chips
              label={t('visitor.show')}
              chips={[
                { value: '', label: t('visitor.all') },
                ...visitStates.map((value) => ({ value, label: t(`visitor.state.${value}`) })),
              ]}
              value={state ?? ''}
              onChange={(value) => show({ state: value })}
            />
          </Stack>
        }
        empty={{
          icon: <SubjectIcon subject="visitor" size="large" />,
          title: t('visitor.historyEmpty'),
          hint: t('visitor.historyEmptyHint'),
        }}
      >
        {(visit) => <VisitorRow key={visit.id} visit={visit} />}
      </ListScreen>
    </>
  )
}
