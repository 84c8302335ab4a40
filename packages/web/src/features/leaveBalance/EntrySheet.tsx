import { leaveEntryFields } from '@daybook/contract/leaveBalance/leaveBalance.fields.ts'
import { entryProblems } from '@daybook/contract/leaveBalance/leaveBalance.rules.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { enterDays } from './leaveBalance.data.ts'

interface EntrySheetProps {
  open: boolean
  staffId: string
  name: string
  onClose: () => void
}

/** Days that a person gets, or a correction with its reason. */
export function EntrySheet({ open, staffId, name, onClose }: EntrySheetProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'leaveBalance',
    fields: leaveEntryFields,
    stored: { kind: 'annual', type: 'granted' },
    draft: `leaveBalance.${staffId}`,
    problems: entryProblems,
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('leaveBalance.addFor', { name })}
      submit={t('leaveBalance.save')}
      onSend={async (entry) => {
        await enterDays({ id: form.ownId, staffId, entry })
        showToast(t('leaveBalance.saved'))
        onClose()
      }}
    />
  )
}
