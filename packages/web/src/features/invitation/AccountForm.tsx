import { passwordPattern } from '@daybook/contract/kernel/patterns.ts'
import { TextInput } from '@mantine/core'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { signIn } from '../auth/index.ts'
import styles from './Invitation.module.css'
import { acceptInvitation, type Invited, type Link } from './invitation.data.ts'

const next = { administrator: to.centres, manager: to.setup }

/** Makes the account, signs in, and opens what there is to do first. */
export function AccountForm({ invited, link }: { invited: Invited; link: Link }) {
  const t = useT()
  const { role, centreName } = invited
  const fields = useFields({ realName: '', account: '', password: '' }, (values) => ({
    realName: values.realName.trim() ? undefined : t('invitation.nameMissing'),
    account: /^[\w.@-]{2,64}$/.test(values.account.trim()) ? undefined : t('invitation.accountRule'),
    password: passwordPattern.test(values.password) ? undefined : t('auth.passwordRule'),
  }))

  const send = fields.onSubmit(async ({ realName, account, password }) => {
    const person = { realName: realName.trim(), account: account.trim(), password }
    try {
      const { tenantId, account: username } = await acceptInvitation(link, person)
      await signIn({ tenantId, username, password })
    } catch (error) {
      showRefusal(fields, error)
      return
    }
    await go(next[role](), { replace: true })
  })

  return (
    <FormCard onSubmit={send}>
      <h1 className={styles.welcome}>
        {role === 'manager' ? t('invitation.manager', { centre: centreName }) : t('invitation.operator')}
      </h1>
      <p>
        {role === 'manager'
          ? t('invitation.managerHint', { number: link.tenant })
          : t('invitation.operatorHint', { number: link.tenant })}
      </p>
      <TextInput
        {...fields.text('realName')}
        label={t('invitation.name')}
        maxLength={80}
        autoComplete="name"
      />
      <TextInput
        {...fields.text('account')}
        label={t('auth.username')}
        description={t('invitation.accountHint')}
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...fields.text('password')}
        label={t('auth.password')}
        description={t('auth.passwordRule')}
        autoComplete="new-password"
      />
      <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
        {t('invitation.accept')}
      </ThrottledButton>
    </FormCard>
  )
}
