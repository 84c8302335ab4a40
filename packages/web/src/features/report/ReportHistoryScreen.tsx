import { reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import { Stack } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Chips } from '../../kit/Chips.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { AnyReportRow } from './AnyReportRow.tsx'
import { mineQuery } from './report.data.ts'
import { WaitingReports } from './WaitingReports.tsx'

/** The person's own reports of every kind, newest first. */
export function ReportHistoryScreen() {
  const t = useT()
  const { kind } = useSearch('reportHistory')
  const read = useInfiniteQuery(mineQuery(kind))
  return (
    <ListScreen
      read={read}
      head={
        <Stack gap="sm">
          <Chips
            label={t('report.kindLabel')}
            chips={[
              { value: '', label: t('report.all') },
              ...reportKindNames.map((name) => ({ value: name, label: wordsOf(`${name}.title`) ?? name })),
            ]}
            value={kind ?? ''}
            onChange={(chosen) => void go(to.reportHistory({ kind: chosen }), { replace: true })}
          />
          <WaitingReports kinds={kind ? [kind] : reportKindNames} />
        </Stack>
      }
      empty={{ icon: <IconClipboardList />, title: t('report.empty'), hint: t('report.mineHint') }}
    >
      {(report) => <AnyReportRow key={report.id} report={report} withState />}
    </ListScreen>
  )
}
