import { type RegisterName, registerNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ImportRows } from './ImportRows.tsx'
import { ImportStart } from './ImportStart.tsx'
import type { Table } from './import.columns.ts'

/** Imports the rows of a file into a register. */
export function RegisterImportScreen() {
  const t = useT()
  const { of: asked = 'child' } = useSearch('registerImport')
  const of: RegisterName = registerNames.find((name) => name === asked) ?? 'child'
  const [table, setTable] = useState<Table>()
  return (
    <>
      <HeadActions title={t('register.importOf', { what: wordsOf(`${of}.title`) ?? of })} />
      <Box p="1rem var(--gutter)">
        {table ? (
          <ImportRows key={table.fileName} of={of} table={table} onClose={() => setTable(undefined)} />
        ) : (
          <ImportStart of={of} onRead={setTable} />
        )}
      </Box>
    </>
  )
}
