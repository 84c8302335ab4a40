import { stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { leaveEntryFields } from '@daybook/contract/leaveBalance/leaveBalance.fields.ts'
import { entryProblems } from '@daybook/contract/leaveBalance/leaveBalance.rules.ts'
import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
import { enterDays } from './leaveBalance.data.ts'

type Entry = ValuesOf<typeof leaveEntryFields>

interface EntrySheetProps {
  open: boolean
  staffId: string
  name: string
  onClose: () => void
}

/** Days that a person gets, or a correction with its reason. */
export function EntrySheet({ open, staffId, name, onClose }: EntrySheetProps) {
  const t = useT()
  const formId = useId()
  const root = useRef<HTMLFormElement>(null)
  const [id] = useState(newId)
  const record = useRecord({
    pack: 'leaveBalance',
    fields: leaveEntryFields,
    stored: { kind: 'annual', type: 'granted' },
    problems: (values) => entryProblems(values as Entry),
  })

  async function save(values: Values) {
    try {
      // The form has checked what its fields require.
      await enterDays({ id, staffId, entry: stored(leaveEntryFields, values) as Entry })
      showToast(t('leaveBalance.saved'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      record.refuse(error, root.current)
      showToast(errorWords(error), { isError: true })
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('leaveBalance.addFor', { name })}
      actions={
        <Button type="submit" form={formId} loading={record.isSending}>
          {t('leaveBalance.save')}
        </Button>
      }
    >
      <RecordFormProvider value={record.context}>
        <form id={formId} ref={root} onSubmit={record.onSubmit(save)} noValidate>
          <FieldInputs fields={leaveEntryFields} />
        </form>
      </RecordFormProvider>
    </Sheet>
  )
}
