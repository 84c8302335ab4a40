import { useState } from 'react'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { signInBySecondStep } from './auth.data.ts'
import { enter } from './auth.enter.ts'
import { forgetStep, pendingStep } from './auth.step.ts'
import styles from './CodeForm.module.css'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

const isCode = (typed: string) => /^(\d{6}|[A-Z2-9]{10})$/i.test(typed.replace(/[\s-]/g, ''))

/** Asks for a code of the person's authenticator app, after their password or another first step. */
export function LoginSecondStepScreen() {
  const t = useT()
  const { redirect } = useSearch('loginSecondStep')
  // Kept in state, because the pending step is cleared after sign-in.
  const [ways] = useState(pendingStep()?.ways ?? [])
  const [isOver, setIsOver] = useState(!pendingStep())

  async function send(code: string) {
    try {
      await signInBySecondStep(code)
    } catch (error) {
      if (error instanceof ApiError && error.key === 'SIGN_IN_EXPIRED') {
        forgetStep()
        setIsOver(true)
      }
      throw error
    }
    await enter(redirect)
  }

  return (
    <div className={styles.page}>
      {isOver ? (
        <p className={styles.card} role="status">
          {t('auth.secondStepOver')}
        </p>
      ) : !ways.includes('code') ? (
        <p className={styles.card}>{t('auth.secondStepPasskey')}</p>
      ) : (
        <CodeForm
          name="code"
          maxLength={20}
          check={(code) => (isCode(code) ? undefined : t('auth.secondStepRule'))}
          button={t('auth.signIn')}
          onSend={send}
        >
          <p>{t('auth.secondStepIntro')}</p>
          <p>{t('auth.secondStepRecovery')}</p>
        </CodeForm>
      )}
      {ways.includes('passkey') && (
        <div className={styles.passkey}>
          <PasskeyButton redirect={redirect} />
        </div>
      )}
      <nav className={styles.others}>
        <Link to={to.loginAccount({ redirect })}>{t('auth.byUsername')}</Link>
      </nav>
    </div>
  )
}
