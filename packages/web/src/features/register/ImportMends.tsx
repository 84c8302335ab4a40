import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { Box, Stack, TextInput } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Mends } from './import.cells.ts'
import { type Table, titleOf } from './import.columns.ts'
import { type Decision, problemWords } from './import.decisions.ts'
import type { Columns } from './import.register.ts'
import styles from './Register.module.css'

const mostShown = 50

interface ImportMendsProps {
  of: RegisterName
  table: Table
  columns: Columns
  decisions: readonly Decision[]
  mends: Mends
  /** The keys of what does not fit as things stand. */
  open: ReadonlySet<string>
  onMend: (key: string, text: string) => void
}

/** The cells of single rows that do not fit, to be put right here. */
export function ImportMends({ of, table, columns, decisions, mends, open, onMend }: ImportMendsProps) {
  const t = useT()
  const rows = [...Map.groupBy(decisions, ({ row }) => row)]
  if (rows.length === 0) return null
  const nameOf = (row: number) =>
    (table.rows[row] ?? [])
      .filter((cell) => cell.trim())
      .slice(0, 3)
      .join(' · ')
  return (
    <Section title={t('register.importMend', { count: rows.length })}>
      <Stack gap="lg">
        <p className={styles.dim}>{t('register.importMendHint')}</p>
        {rows.slice(0, mostShown).map(([row, misfits]) => (
          <Box key={row} role="group" aria-label={t('register.importRow', { row: table.lines[row] ?? row })}>
            <Box component="p" fw={600} mb="xs" style={{ overflowWrap: 'anywhere' }}>
              {t('register.importRow', { row: table.lines[row] ?? row })}: {nameOf(row)}
            </Box>
            <div className={styles.columns}>
              {misfits.map(({ key, path, cell, error }) =>
                path === '' ? (
                  <p key={key}>{problemWords(error)}</p>
                ) : (
                  <TextInput
                    key={key}
                    label={titleOf(of, path)}
                    defaultValue={mends[key] ?? cell}
                    error={open.has(key) && problemWords(error)}
                    description={columns[path] === undefined && t('register.importNoColumn')}
                    onBlur={({ currentTarget: { value } }) =>
                      value !== (mends[key] ?? cell) && onMend(key, value)
                    }
                  />
                ),
              )}
            </div>
          </Box>
        ))}
        {rows.length > mostShown && <p>{t('register.importMore', { count: rows.length - mostShown })}</p>}
      </Stack>
    </Section>
  )
}
