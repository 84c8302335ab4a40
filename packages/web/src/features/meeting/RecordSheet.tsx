import { stored as storedValues, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
import { act } from '../receipt/index.ts'
import styles from './Meeting.module.css'

interface RecordSheetProps<F extends Fields> {
  open: boolean
  onClose: () => void
  title: string
  fields: F
  stored?: Values
  call: { id: string }
  send: (values: ValuesOf<F>) => Promise<unknown>
  /** What is said when it has been sent. */
  done: string
}

/** A few fields in a sheet. It stays open while something is wrong. */
export function RecordSheet<F extends Fields>(props: RecordSheetProps<F>) {
  const { open, onClose, title, fields, stored, call, send, done } = props
  const t = useT()
  const form = useId()
  const record = useRecord({ pack: 'meeting', fields, stored })

  async function save(values: Values) {
    const isDone = await act(call, () => send(storedValues(fields, values) as ValuesOf<F>), done)
    if (isDone) onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Button type="submit" form={form} loading={record.isSending}>
          {t('meeting.save')}
        </Button>
      }
    >
      <RecordFormProvider value={record.context}>
        <form id={form} className={styles.part} onSubmit={record.onSubmit(save)} noValidate>
          <FieldInputs fields={fields} />
        </form>
      </RecordFormProvider>
    </Sheet>
  )
}
