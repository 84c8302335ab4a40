import { verificationCodeLength } from '@daybook/contract/kernel/constants.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { phoneWayQuery } from './auth.data.ts'
import { enter } from './auth.enter.ts'
import { signInByCode } from './auth.phone.data.ts'
import styles from './CodeForm.module.css'
import { CodeForm } from './CodeForm.tsx'
import { PhoneStep, type SentTo } from './PhoneStep.tsx'

/** Signs in with a mobile number and a code by SMS. */
export function LoginPhoneScreen() {
  const t = useT()
  const { redirect } = useSearch('loginPhone')
  const { data, isPending } = useQuery(phoneWayQuery())
  const [sentTo, setSentTo] = useState<SentTo>()

  const codeProblem = (code: string) =>
    code.length === verificationCodeLength ? undefined : t('auth.captchaRule')

  if (isPending) return <Skeletons shape="page" />
  // Offline this is unknown. Sending then shows the error.
  if (data?.isOffered === false)
    return (
      <div className={styles.page}>
        <p className={styles.card}>{t('auth.byPhoneOff')}</p>
        <nav className={styles.others}>
          <Link to={to.loginAccount({ redirect })}>{t('auth.byUsername')}</Link>
          <Link to={to.loginCode({ redirect })}>{t('auth.byCode')}</Link>
          <Link to={to.loginForget()}>{t('recovery.link')}</Link>
        </nav>
      </div>
    )
  if (!sentTo)
    return (
      <div className={styles.page}>
        <PhoneStep onSent={setSentTo} />
      </div>
    )
  const { tenantId, phone } = sentTo

  async function send(code: string) {
    await signInByCode(tenantId, { code, phone })
    await enter(redirect)
  }

  return (
    <div className={styles.page}>
      <CodeForm
        name="captcha"
        maxLength={verificationCodeLength}
        check={codeProblem}
        button={t('auth.signIn')}
        onSend={send}
        more={
          <Button variant="subtle" onClick={() => setSentTo(undefined)}>
            {t('auth.phoneAgain')}
          </Button>
        }
      >
        <p role="status">{t('auth.phoneSent', { phone })}</p>
      </CodeForm>
    </div>
  )
}
