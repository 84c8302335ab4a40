import { passwordProblem } from '@daybook/contract/staff/staff.rules.ts'
import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Center.module.css'
import { changePassword } from './staff.data.ts'

type Name = 'oldPassword' | 'newPassword' | 'newPassword1'
type Errors = { [K in Name]?: string | undefined }

const empty = { oldPassword: '', newPassword: '', newPassword1: '' }

/** A new password ends every session, so the person signs in again with it. */
export function PasswordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const account = useSession().userProfile?.account
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setIsSending] = useState(false)

  function wrong(): Errors {
    const problem = passwordProblem(values.newPassword, account)
    return {
      oldPassword: values.oldPassword === '' ? wordsOf('field.REQUIRED') : undefined,
      newPassword:
        problem && (problem === 'INVALID_FORMAT' ? t('staff.passwordRule') : wordsOf(`field.${problem}`)),
      newPassword1: values.newPassword === values.newPassword1 ? undefined : t('staff.passwordsDiffer'),
    }
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = wrong()
    setErrors(found)
    if (Object.values(found).some(Boolean) || isSending) return
    setIsSending(true)
    try {
      await changePassword(values)
      showToast(t('staff.passwordChanged'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.key === 'PASSWORD_WRONG') setErrors({ oldPassword: errorWords(error) })
      else showToast(errorWords(error), { isError: true })
    } finally {
      setIsSending(false)
    }
  }

  const field = (name: Name, autoComplete: string) => (
    <PasswordInput
      name={name}
      label={t(`staff.${name}`)}
      autoComplete={autoComplete}
      maxLength={64}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  )

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('staff.changePassword')}
      actions={
        <Button type="submit" form="password" loading={isSending}>
          {t('staff.savePassword')}
        </Button>
      }
    >
      <form id="password" className={styles.fields} noValidate onSubmit={(event) => void send(event)}>
        <p>{t('staff.passwordHint')}</p>
        {field('oldPassword', 'current-password')}
        {field('newPassword', 'new-password')}
        {field('newPassword1', 'new-password')}
      </form>
    </Sheet>
  )
}
