import { type RegisterName, registerNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ImportRows } from './ImportRows.tsx'
import { ImportStart } from './ImportStart.tsx'
import type { Table } from './import.columns.ts'
import { listOf } from './import.sheets.ts'

/** Imports the rows of a file into a register. */
export function RegisterImportScreen() {
  const t = useT()
  const { of: asked = 'child' } = useSearch('registerImport')
  const of: RegisterName = registerNames.find((name) => name === asked) ?? 'child'
  const [sheets, setSheets] = useState<readonly Table[]>([])
  const [chosen, setChosen] = useState<Table>()
  const table = chosen ?? listOf(of, sheets)

  function open(read: readonly Table[]) {
    setSheets(read)
    setChosen(undefined)
  }

  return (
    <>
      <HeadActions title={t('register.importOf', { what: wordsOf(`${of}.title`) ?? of })} />
      <Box p="1rem var(--gutter)">
        {table ? (
          <ImportRows
            key={[table.fileName, table.sheet].join()}
            of={of}
            table={table}
            sheets={sheets}
            onSheet={setChosen}
            onClose={() => open([])}
          />
        ) : (
          <ImportStart of={of} onRead={open} />
        )}
      </Box>
    </>
  )
}
