import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { act } from '../receipt/index.ts'

interface RecordSheetProps<F extends Fields> {
  open: boolean
  onClose: () => void
  title: string
  fields: F
  /** Name of its draft. */
  draft: string
  stored?: Values
  call: { id: string }
  /** @param id of the record that it makes */
  send: (values: ValuesOf<F>, id: string) => Promise<unknown>
  /** What is said when it has been sent. */
  done: string
}

/** A few fields in a sheet. It stays open while something is wrong. */
export function RecordSheet<F extends Fields>(props: RecordSheetProps<F>) {
  const { open, onClose, title, fields, draft, stored, call, send, done } = props
  const t = useT()
  const form = useFieldsForm({ pack: 'meeting', fields, stored, draft })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={title}
      submit={t('meeting.save')}
      onSend={async (values) => {
        const isDone = await act(call, () => send(values, form.ownId), done)
        if (isDone) onClose()
        return isDone
      }}
    />
  )
}
