import { isRequired } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button, TextInput } from '@mantine/core'
import { useT } from '../../../platform/i18n/language.ts'
import type { ColumnProps } from './column.props.ts'
import styles from './WorkflowForm.module.css'

export function ColorColumn({ column, path, value, error, onChange }: ColumnProps) {
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
        error={error}
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
