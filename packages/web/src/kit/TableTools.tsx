import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { IconColumns3, IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useKit } from './kit.context.ts'
import { Sheet } from './Sheet.tsx'
import { TickRow } from './TickRow.tsx'
import type { Column } from './table.ts'

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  /** Undefined for what the table shows by itself. */
  onChange: (names: readonly string[] | undefined) => void
}

/** Which columns a table shows. The first leads on and always stays. */
export function ColumnChooser<Row>({ columns, shown, onChange }: ColumnChooserProps<Row>) {
  const { words } = useKit()
  const [isOpen, setIsOpen] = useState(false)
  const names = shown.map(({ name }) => name)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconColumns3 size="1.25rem" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words('columns')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={words('columns')}
        actions={
          <Button variant="default" onClick={() => onChange(undefined)}>
            {words('columnsReset')}
          </Button>
        }
      >
        {columns.slice(1).map(({ name, head }) => (
          <TickRow
            key={name}
            title={head}
            isTicked={names.includes(name)}
            onChange={(isTicked) =>
              onChange(isTicked ? [...names, name] : names.filter((other) => other !== name))
            }
          />
        ))}
      </Sheet>
    </>
  )
}

interface ColumnFiltersProps<Row> {
  columns: readonly Column<Row>[]
  /** Column → value. */
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** Narrows a list to a value of some of its columns. */
export function ColumnFilters<Row>({ columns, values, onChange }: ColumnFiltersProps<Row>) {
  const { words } = useKit()
  const [isOpen, setIsOpen] = useState(false)
  const offered = columns.filter(({ options }) => options && options.length > 0)
  const count = offered.filter(({ name }) => values[name]).length
  if (offered.length === 0) return null
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<IconFilter size="1.25rem" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? words('filtered', { count }) : words('filter')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={words('filter')}
        actions={
          <Group grow w="100%">
            <Button variant="default" disabled={count === 0} onClick={() => onChange({})}>
              {words('clear')}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{words('done')}</Button>
          </Group>
        }
      >
        <Stack gap="sm">
          {offered.map(({ name, head, options = [] }) => (
            <NativeSelect
              key={name}
              label={head}
              value={values[name] ?? ''}
              onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
              data={[{ value: '', label: words('all') }, ...options]}
            />
          ))}
        </Stack>
      </Sheet>
    </>
  )
}
