import { workingWeekFields } from '@daybook/contract/leaveBalance/leaveBalance.fields.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { setWeek } from './leaveBalance.data.ts'

interface WeekSheetProps {
  open: boolean
  staffId: string
  name: string
  onClose: () => void
}

/** On which days of the week a person works: what their leave takes. */
export function WeekSheet({ open, staffId, name, onClose }: WeekSheetProps) {
  const t = useT()
  const form = useFieldsForm({ pack: 'leaveBalance', fields: workingWeekFields, draft: null })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('leaveBalance.weekFor', { name })}
      submit={t('leaveBalance.save')}
      onSend={async (week) => {
        await setWeek({ id: form.ownId, staffId, week })
        showToast(t('leaveBalance.saved'))
        onClose()
      }}
    />
  )
}
