import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Recovery.module.css'
import { type Account, validateCode, type Whose } from './recovery.data.ts'

interface CodeStepProps {
  whose: Whose
  onProved: () => void
  /** Another address, or another code. */
  onAgain: () => void
}

/** Asks for the code of the mail, and which account is meant if the address has several. */
export function CodeStep({ whose: { tenantId, mail }, onProved, onAgain }: CodeStepProps) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [accounts, setAccounts] = useState<Account[]>([])
  const fields = useFields({ code: '' }, ({ code }) => ({
    code: !code.trim()
      ? t('auth.captchaRequired')
      : code.trim().length === 4
        ? undefined
        : t('auth.captchaRule'),
  }))

  async function prove(code: string, userId?: string) {
    setRefusal('')
    try {
      const found = await validateCode(tenantId, { mail, code: code.trim(), ...(userId && { userId }) })
      if (found.chosen) onProved()
      else setAccounts(found.accounts)
    } catch (error) {
      setRefusal(errorWords(error))
    }
  }

  if (accounts.length > 0)
    return (
      <Section title={t('recovery.whichAccount')} flush>
        {accounts.map(({ userId, account, realName }) => (
          <Row
            key={userId}
            as="button"
            title={realName}
            detail={account}
            onClick={() => void prove(fields.values.code, userId)}
          />
        ))}
        {refusal && <p className={styles.refusal}>{refusal}</p>}
      </Section>
    )
  return (
    <FormCard onSubmit={fields.onSubmit(({ code }) => prove(code))}>
      <p role="status">{t('recovery.sent', { mail })}</p>
      <TextInput
        {...fields.text('code')}
        label={t('auth.captcha')}
        maxLength={4}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
        {t('recovery.next')}
      </ThrottledButton>
      <Button variant="subtle" onClick={onAgain}>
        {t('recovery.again')}
      </Button>
    </FormCard>
  )
}
