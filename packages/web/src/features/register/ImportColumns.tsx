import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { fullNames, titleFit } from '@daybook/contract/register/import.titles.rules.ts'
import { Button, NativeSelect, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { fieldsOf, type Table, titleOf } from './import.columns.ts'
import type { Columns } from './import.register.ts'
import styles from './Register.module.css'

interface ImportColumnsProps {
  of: RegisterName
  table: Table
  columns: Columns
  onChange: (columns: Columns) => void
}

/** Assigns the columns of the file to fields. Those that are found or required come first. */
export function ImportColumns({ of, table: { heads }, columns, onChange }: ImportColumnsProps) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  // What was found at first stays in its place while columns are changed.
  const [found] = useState(columns)
  const nameOf = (head: string, place: number) =>
    head.trim() || t('register.importColumn', { number: place + 1 })
  const data = [
    { value: '', label: t('register.importNoColumn') },
    ...heads.map((head, place) => ({ value: String(place), label: nameOf(head, place) })),
  ]
  const used = new Set(Object.values(columns))
  const unused = heads.flatMap((head, place) =>
    // A column with a full name is used by its parts.
    used.has(place) || !head.trim() || titleFit(head, fullNames) >= 0 ? [] : [head.trim()],
  )
  const shown = fieldsOf(of).filter(
    ({ path, field }) => showsAll || found[path] !== undefined || (field.required && !path.includes('.')),
  )

  function choose(path: string, value: string) {
    const { [path]: _, ...others } = columns
    onChange(value === '' ? others : { ...others, [path]: Number(value) })
  }

  return (
    <Section title={t('register.importColumns')}>
      <Stack>
        <div className={styles.columns}>
          {shown.map(({ path, field }) => (
            <NativeSelect
              key={path}
              label={titleOf(of, path)}
              required={field.required === true && !path.includes('.')}
              description={columns[path] === undefined && wordsOf(`${of}.${path}.missing`)}
              data={data}
              value={String(columns[path] ?? '')}
              onChange={({ currentTarget }) => choose(path, currentTarget.value)}
              rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
            />
          ))}
        </div>
        {unused.length > 0 && <p>{t('register.importUnused', { heads: unused.join(', ') })}</p>}
        {!showsAll && (
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {t('register.importAllFields')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
