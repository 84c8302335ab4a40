import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import { ActionIcon } from '@mantine/core'
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { PrintTable } from '../../kit/PrintTable.tsx'
import { showToast } from '../../kit/toast.ts'
import { type CsvTable, saveCsv } from '../csv.ts'
import { useT } from '../i18n/language.ts'
import { useSession } from '../session/current.ts'
import { useDayWords } from '../time/centre.time.ts'

/** Browsers do not lay out longer tables in reasonable time. */
const mostPrinted = 5000

interface ListExportProps {
  title: string
  period: Period
  /** The name of the room that the list is filtered by. */
  room: string
  /** Reads the whole list, as the filter asks for it. */
  read: () => Promise<CsvTable>
}

/** Prints a list or saves it as CSV: all of it, not only what has been scrolled to. */
export function ListExport({ title, period, room, read }: ListExportProps) {
  const t = useT()
  const dayWords = useDayWords()
  const centre = useSession().tenantInfo?.name ?? ''
  const [paper, setPaper] = useState<CsvTable>()
  const [isBusy, setIsBusy] = useState(false)
  const days = [...new Set([period.from, period.until])]

  useEffect(() => {
    if (!paper) return
    const clear = () => setPaper(undefined)
    // Some browsers print after `print` has returned.
    addEventListener('afterprint', clear, { once: true })
    window.print()
    return () => removeEventListener('afterprint', clear)
  }, [paper])

  function print(table: CsvTable) {
    const count = table.rows.length
    if (count > mostPrinted) showToast(t('app.printTooLong', { count }))
    else setPaper(table)
  }

  async function take(use: (table: CsvTable) => unknown) {
    setIsBusy(true)
    try {
      await use(await read())
    } catch {
      // A failed read has shown its message.
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <HeadActions>
        <ActionIcon
          variant="transparent"
          c="inherit"
          disabled={isBusy}
          aria-label={t('app.print')}
          onClick={() => void take(print)}
        >
          <IconPrinter size="1.5rem" aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="transparent"
          c="inherit"
          disabled={isBusy}
          aria-label={t('app.csv')}
          onClick={() => void take((table) => saveCsv(table, centre, title, ...days))}
        >
          <IconFileSpreadsheet size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      </HeadActions>
      {paper && (
        <PrintTable
          title={title}
          facts={[centre, room, days.map((day) => dayWords(day, 'date')).join(' – ')]}
          heads={paper.heads}
          rows={paper.rows}
          foot={paper.foot}
          empty={t('app.exportEmpty')}
        />
      )}
    </>
  )
}
