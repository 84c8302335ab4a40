import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { useSayings } from '../fields/index.ts'
import type { ListFilter, ReportKind } from './report.view.ts'

interface ReportCsvProps {
  kind: ReportKind
  filter: ListFilter
  isOwn: boolean
}

/** Downloads the reports that match the filter. */
export function ReportCsv({ kind, filter, isOwn }: ReportCsvProps) {
  const t = useT()
  const sayings = useSayings(kind.name, {})
  const [isExporting, setIsExporting] = useState(false)

  async function exportCsv() {
    setIsExporting(true)
    try {
      const { saveReports } = await import('./report.csv.ts')
      await saveReports(kind, filter, isOwn, sayings)
    } finally {
      setIsExporting(false)
    }
  }

  return (
    <ActionIcon
      variant="subtle"
      size={48}
      c="var(--bar-text)"
      aria-label={t('report.csv')}
      loading={isExporting}
      onClick={() => void exportCsv()}
    >
      <IconDownload size="1.5rem" aria-hidden="true" />
    </ActionIcon>
  )
}
