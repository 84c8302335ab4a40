import { passwordProblem } from '@daybook/contract/staff/staff.rules.ts'
import { Button } from '@mantine/core'
import { useFields } from '../../kit/fields.ts'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Center.module.css'
import { changePassword } from './staff.data.ts'

const empty = { oldPassword: '', newPassword: '', newPassword1: '' }

/** A new password ends every session, so the person signs in again with it. */
export function PasswordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const account = useSession().userProfile?.account
  const fields = useFields(empty, ({ oldPassword, newPassword, newPassword1 }) => {
    const problem = passwordProblem(newPassword, account)
    return {
      oldPassword: oldPassword === '' ? wordsOf('field.REQUIRED') : undefined,
      newPassword:
        problem && (problem === 'INVALID_FORMAT' ? t('staff.passwordRule') : wordsOf(`field.${problem}`)),
      newPassword1: newPassword === newPassword1 ? undefined : t('staff.passwordsDiffer'),
    }
  })

  const send = fields.onSubmit(async (passwords) => {
    try {
      await changePassword(passwords)
      showToast(t('staff.passwordChanged'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.key === 'PASSWORD_WRONG') fields.refuse({ oldPassword: errorWords(error) })
      else showToast(errorWords(error), { isError: true })
    }
  })

  const field = (name: keyof typeof empty, autoComplete: string) => (
    <PasswordField {...fields.text(name)} label={t(`staff.${name}`)} autoComplete={autoComplete} />
  )

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('staff.changePassword')}
      actions={
        <Button type="submit" form="password" loading={fields.isSending}>
          {t('staff.savePassword')}
        </Button>
      }
    >
      <form id="password" className={styles.fields} noValidate onSubmit={send}>
        <p>{t('staff.passwordHint')}</p>
        {field('oldPassword', 'current-password')}
        {field('newPassword', 'new-password')}
        {field('newPassword1', 'new-password')}
      </form>
    </Sheet>
  )
}
