import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import styles from './ProcessEditor.module.css'
import { columnValues, type DraftField, fieldOf } from './process.draft.ts'
import { type ColumnValues, columnFields } from './process.fields.ts'

interface FieldSheetProps {
  field: DraftField
  open: boolean
  onClose: () => void
  onDone: (field: DraftField) => void
}

/** One field of a form: what it is called, what it takes, and where it stands. */
export function FieldSheet({ field, open, onClose, onDone }: FieldSheetProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'processEditor.field',
    fields: columnFields,
    stored: columnValues(field),
    draft: null,
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('processEditor.fieldTitle')}
      submit={t('processEditor.done')}
      onSend={async (values) => onDone(fieldOf(values as ColumnValues, field.column))}
    >
      <FieldInputs />
      <p className={styles.dim}>{t('processEditor.linesHint')}</p>
    </FieldsSheet>
  )
}
