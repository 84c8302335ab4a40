import { TextInput } from '@mantine/core'
import { useFields } from '../../kit/fields.ts'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { lastSignIn, signInByCode } from './auth.data.ts'
import { enter } from './auth.enter.ts'
import styles from './LoginCodeScreen.module.css'

/** Signs in with a code from another device, or from a manager. */
export function LoginCodeScreen() {
  const t = useT()
  const { redirect } = useSearch('loginCode')
  const fields = useFields({ tenantId: lastSignIn().tenantId, code: '' }, ({ tenantId, code }) => ({
    tenantId: /^\d{6}$/.test(tenantId.trim()) ? undefined : t('auth.tenantRule'),
    code: code.trim() ? undefined : t('auth.codeEmpty'),
  }))
  const send = fields.onSubmit(async ({ tenantId, code }) => {
    try {
      await signInByCode(tenantId.trim(), code)
    } catch (error) {
      return showRefusal(fields, error)
    }
    await enter(redirect)
  })
  return (
    <div className={styles.page}>
      <form className={styles.form} onSubmit={send} noValidate>
        <p>{t('auth.byCodeIntro')}</p>
        <TextInput
          {...fields.text('tenantId')}
          label={t('auth.tenant')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="organization"
        />
        <TextInput
          {...fields.text('code')}
          label={t('auth.code')}
          maxLength={20}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          classNames={{ input: styles.code }}
        />
        <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
          {t('auth.signIn')}
        </ThrottledButton>
      </form>
    </div>
  )
}
