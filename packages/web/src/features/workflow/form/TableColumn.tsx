import { mostRows } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldGroup } from '../../../kit/FieldGroup.tsx'
import { useT } from '../../../platform/i18n/language.ts'
import type { ColumnProps } from './column.props.ts'
import { groupLabel, listOf } from './form.choices.ts'
import styles from './WorkflowForm.module.css'

type Row = Record<string, unknown>

/** Rows with columns of their own; they are added and removed. */
export function TableColumn({ column, path, value, errors, onChange, input }: ColumnProps) {
  const t = useT()
  const rows = listOf(value) as Row[]
  const columns = column.children?.column ?? []
  const error = errors[path]
  const begin = () =>
    Object.fromEntries(
      columns.flatMap(({ prop, value: start }) => (start === undefined ? [] : [[prop, start]])),
    )
  const change = (place: number, part: Row) =>
    onChange(rows.map((row, other) => (other === place ? { ...row, ...part } : row)))
  return (
    <FieldGroup label={groupLabel(column)} error={error}>
      <div className={styles.stack}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its inputs are controlled
          <div key={place} className={styles.row}>
            <div className={styles.line}>
              {t('fields.row', { number: place + 1 })}
              <Button
                variant="subtle"
                leftSection={<IconTrash size="1.25rem" aria-hidden="true" />}
                aria-label={t('fields.removeRow', { what: column.label, number: place + 1 })}
                onClick={() => onChange(rows.filter((_, other) => other !== place))}
              >
                {t('fields.remove')}
              </Button>
            </div>
            {columns.map((inner) =>
              input({
                column: inner,
                path: `${path}.${place}.${inner.prop}`,
                value: row[inner.prop],
                errors,
                onChange: (changed) => change(place, { [inner.prop]: changed }),
              }),
            )}
          </div>
        ))}
        {rows.length < mostRows && (
          <Button
            name={path}
            variant="default"
            leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
            onClick={() => onChange([...rows, begin()])}
          >
            {t('fields.add', { what: column.label })}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
