// Inputs of a form that need no file of their own.
import { isRequired, mostLettersOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { TickRow } from '../../../kit/TickRow.tsx'
import { useT } from '../../../platform/i18n/language.ts'
import type { ColumnProps } from './column.props.ts'
import styles from './WorkflowForm.module.css'

export function TextColumn({ column, path, value, errors, onChange }: ColumnProps) {
  const props = {
    name: path,
    label: column.label,
    required: isRequired(column),
    maxLength: mostLettersOf(column),
    value: typeof value === 'string' ? value : '',
    error: errors[path],
    onBlur: () => typeof value === 'string' && value !== value.trim() && onChange(value.trim()),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return column.type === 'textarea' ? (
    <Textarea {...props} autosize minRows={3} maxRows={12} />
  ) : (
    <TextInput {...props} />
  )
}

export function NumberColumn({ column, path, value, errors, onChange }: ColumnProps) {
  return (
    <TextInput
      name={path}
      type="number"
      inputMode="decimal"
      step="any"
      label={column.label}
      required={isRequired(column)}
      value={typeof value === 'number' ? value : ''}
      error={errors[path]}
      onChange={({ currentTarget: { value: typed } }) => onChange(typed === '' ? null : Number(typed))}
    />
  )
}

export function SwitchColumn({ column, path, value, errors, onChange }: ColumnProps) {
  return (
    <TickRow
      name={path}
      title={column.label}
      isTicked={value === true || value === 1}
      error={errors[path]}
      onChange={onChange}
    />
  )
}

export function ColorColumn({ column, path, value, errors, onChange }: ColumnProps) {
  const t = useT()
  const colour = typeof value === 'string' ? value : ''
  return (
    <div className={styles.colour}>
      <TextInput
        name={path}
        type="color"
        label={column.label}
        required={isRequired(column)}
        description={colour || t('fields.nothing')}
        value={colour.slice(0, 7) || '#ffffff'}
        error={errors[path]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {colour && (
        <Button
          variant="subtle"
          aria-label={`${t('kit.clear')}: ${column.label}`}
          onClick={() => onChange(null)}
        >
          {t('kit.clear')}
        </Button>
      )}
    </div>
  )
}
