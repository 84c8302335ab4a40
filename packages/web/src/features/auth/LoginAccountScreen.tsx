import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { centreNumberMax } from '@daybook/contract/kernel/constants.ts'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormCard } from '../../kit/FormCard.tsx'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { prepare } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { goOnFrom, typedFirst } from '../../platform/typed.first.ts'
import { checkLogin } from './auth.check.ts'
import { phoneWayQuery, signIn } from './auth.data.ts'
import { enter, nextPlace } from './auth.enter.ts'
import { lastSignIn } from './auth.last.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './LoginAccountScreen.module.css'
import type { loginParts } from './login.parts.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useSignInForm } from './useSignInForm.ts'

type Parts = typeof loginParts

/** A part that is loaded after the page. If that fails it is left out, and the other ways to sign in still work. */
const later = <P,>(pick: (parts: Parts) => (props: P) => ReactNode) =>
  lazy(
    async (): Promise<{ default: (props: P) => ReactNode }> => ({
      default: await loadChunk(() => import('./login.parts.ts')).then(
        (parts) => pick(parts.loginParts),
        () => () => null,
      ),
    }),
  )

const LeftEntries = later((parts) => parts.LeftEntries)
const DirectoryButton = later((parts) => parts.DirectoryButton)
const DoorLink = later((parts) => parts.DoorLink)
const DemoAccounts = later((parts) => parts.DemoAccounts)

export function LoginAccountScreen() {
  const t = useT()
  const { redirect } = useSearch('loginAccount')
  const [refusal, setRefusal] = useState('')
  const [first] = useState(typedFirst)
  const page = useRef<HTMLDivElement>(null)
  const { data: phoneWay } = useQuery(phoneWayQuery())
  const fields = useSignInForm({ ...lastSignIn(), password: '', ...first?.values }, (values) => {
    const found = Object.entries(checkLogin(values))
    return Object.fromEntries(found.map(([name, key]) => [name, key && t(key)]))
  })

  const send = fields.onSubmit(async ({ tenantId, username, password }) => {
    setRefusal('')
    try {
      await signIn({ tenantId: tenantId.trim(), username: username.trim(), password })
    } catch (error) {
      setRefusal(errorWords(error))
      return
    }
    await enter(redirect)
  })

  function fillIn({ tenantId, account, password }: DemoAccount) {
    fields.set('tenantId', tenantId)
    fields.set('username', account)
    fields.set('password', password)
    page.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }

  useLayoutEffect(() => {
    if (first && page.current) goOnFrom(first, page.current)
  }, [first])

  // While somebody types.
  useEffect(() => void prepare(nextPlace()), [])

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.head}>
        <img className={styles.logo} src="/icon.svg" alt="" width="72" height="72" />
        <h1 className={styles.title}>{t('auth.welcome')}</h1>
        <p className={styles.intro}>{t('auth.intro')}</p>
      </header>
      <FormCard onSubmit={send}>
        <TextInput
          {...fields.text('tenantId')}
          label={t('auth.tenantId')}
          description={t('auth.tenantHint')}
          inputMode="numeric"
          maxLength={centreNumberMax}
          autoComplete="organization"
        />
        <TextInput
          {...fields.text('username')}
          label={t('auth.username')}
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...fields.text('password')}
          label={t('auth.password')}
          autoComplete="current-password"
        />
        {refusal && <p className={styles.refusal}>{refusal}</p>}
        <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
          {t('auth.signIn')}
        </ThrottledButton>
      </FormCard>
      <PasskeyButton redirect={redirect} />
      <Suspense fallback={null}>
        <LeftEntries />
        <DoorLink />
        <DirectoryButton tenantId={fields.values.tenantId.trim()} redirect={redirect} />
      </Suspense>
      <nav className={styles.others}>
        {phoneWay?.isOffered && <Link to={to.loginPhone({ redirect })}>{t('auth.byPhone')}</Link>}
        <Link to={to.loginCode({ redirect })}>{t('auth.byCode')}</Link>
        <Link to={to.loginForget()}>{t('recovery.link')}</Link>
      </nav>
      <LanguageSwitch />
      <Suspense fallback={null}>
        <DemoAccounts onChoose={fillIn} />
      </Suspense>
    </div>
  )
}
