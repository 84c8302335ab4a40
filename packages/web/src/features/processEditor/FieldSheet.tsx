import { Button } from '@mantine/core'
import { useId } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
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
  const id = useId()
  const record = useRecord({
    pack: 'processEditor.field',
    fields: columnFields,
    stored: columnValues(field),
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('processEditor.fieldTitle')}
      actions={
        <Button type="submit" form={id}>
          {t('processEditor.done')}
        </Button>
      }
    >
      <RecordFormProvider value={record.context}>
        <form
          id={id}
          noValidate
          className={styles.stack}
          onSubmit={record.onSubmit(async (values) => onDone(fieldOf(values as ColumnValues, field.column)))}
        >
          <FieldInputs fields={columnFields} />
          <p className={styles.dim}>{t('processEditor.linesHint')}</p>
        </form>
      </RecordFormProvider>
    </Sheet>
  )
}
