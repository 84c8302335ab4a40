import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { type Columns, fieldsOf, titleOf } from './import.data.ts'
import type { Table } from './import.file.ts'
import styles from './Register.module.css'

interface ImportColumnsProps {
  of: RegisterName
  table: Table
  columns: Columns
  onChange: (columns: Columns) => void
}

/** Assigns the columns of the file to fields. */
export function ImportColumns({ of, table: { heads }, columns, onChange }: ImportColumnsProps) {
  const t = useT()
  const data = [
    { value: '', label: t('register.importNoColumn') },
    ...heads.map((head, place) => ({
      value: String(place),
      label: head.trim() || t('register.importColumn', { number: place + 1 }),
    })),
  ]

  function choose(path: string, value: string) {
    const { [path]: _, ...others } = columns
    onChange(value === '' ? others : { ...others, [path]: Number(value) })
  }

  return (
    <Section title={t('register.importColumns')}>
      <div className={styles.columns}>
        {fieldsOf(of).map(({ path, field }) => (
          <NativeSelect
            key={path}
            label={titleOf(of, path)}
            required={field.required === true && !path.includes('.')}
            data={data}
            value={String(columns[path] ?? '')}
            onChange={({ currentTarget }) => choose(path, currentTarget.value)}
            rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
          />
        ))}
      </div>
    </Section>
  )
}
