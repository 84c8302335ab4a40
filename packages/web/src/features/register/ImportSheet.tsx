import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import type { Table } from './import.columns.ts'

interface ImportSheetProps {
  sheets: readonly Table[]
  table: Table
  disabled: boolean
  onChoose: (sheet: Table) => void
}

/** The sheet of a workbook that is read, where several have rows. */
export function ImportSheet({ sheets, table, disabled, onChoose }: ImportSheetProps) {
  const t = useT()
  if (sheets.length < 2) return null
  return (
    <NativeSelect
      label={t('register.importSheet')}
      data={sheets.map(({ sheet }) => sheet)}
      value={table.sheet}
      disabled={disabled}
      onChange={({ currentTarget: { value } }) =>
        onChoose(sheets.find(({ sheet }) => sheet === value) ?? table)
      }
      rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
    />
  )
}
