import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { changePassword } from './staff.data.ts'

const password = text(64, { required: true, format: 'password' })
const passwordFields = fields({
  oldPassword: { ...password, autofill: 'current-password' },
  newPassword: password,
  newPassword1: password,
})

/** A new password ends every session, so the person signs in again with it. */
export function PasswordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'staff',
    fields: passwordFields,
    draft: null,
    problems: ({ newPassword, newPassword1 }) => ({
      newPassword1: newPassword === newPassword1 ? undefined : t('staff.passwordsDiffer'),
    }),
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('staff.changePassword')}
      submit={t('staff.savePassword')}
      onSend={async (passwords) => {
        try {
          await changePassword(passwords)
          showToast(t('staff.passwordChanged'))
          onClose()
        } catch (error) {
          if (!(error instanceof ApiError && error.key === 'PASSWORD_WRONG')) throw error
          form.refuse({ oldPassword: errorWords(error) })
        }
      }}
    >
      <p>{t('staff.passwordHint')}</p>
      <FieldInputs />
    </FieldsSheet>
  )
}
