import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { enter } from './auth.enter.ts'
import { lastSignIn } from './auth.last.ts'
import { signInByCode } from './auth.phone.data.ts'
import styles from './CodeForm.module.css'
import { CodeForm } from './CodeForm.tsx'

/** Signs in with a code from another device, or from a manager. */
export function LoginCodeScreen() {
  const t = useT()
  const { redirect } = useSearch('loginCode')

  async function send(code: string, tenantId: string) {
    await signInByCode(tenantId, { code })
    await enter(redirect)
  }

  return (
    <div className={styles.page}>
      <CodeForm
        tenantId={lastSignIn().tenantId}
        name="code"
        maxLength={20}
        button={t('auth.signIn')}
        onSend={send}
      >
        <p>{t('auth.byCodeIntro')}</p>
      </CodeForm>
    </div>
  )
}
