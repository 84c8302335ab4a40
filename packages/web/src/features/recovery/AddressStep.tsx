import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Recovery.module.css'
import { findCentres, sendCode, type Whose } from './recovery.data.ts'

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** Asks for the centre and the address, and has a code sent there. */
export function AddressStep({ onSent }: { onSent: (whose: Whose) => void }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [isFound, setIsFound] = useState(false)
  const fields = useFields({ tenantId: '', mail: '' }, ({ tenantId, mail }) => ({
    tenantId: /^\d{6}$/.test(tenantId.trim()) ? undefined : t('auth.tenantRule'),
    mail: isMail(mail) ? undefined : t('recovery.mailRule'),
  }))

  const send = fields.onSubmit(async ({ tenantId, mail }) => {
    setRefusal('')
    const whose = { tenantId: tenantId.trim(), mail: mail.trim() }
    try {
      await sendCode(whose.tenantId, whose.mail)
      onSent(whose)
    } catch (error) {
      setRefusal(errorWords(error))
    }
  })

  async function find() {
    const mail = fields.values.mail.trim()
    if (!isMail(mail)) return fields.refuse({ mail: t('recovery.mailRule') })
    try {
      await findCentres(mail)
      setIsFound(true)
    } catch (error) {
      setRefusal(errorWords(error))
    }
  }

  return (
    <FormCard onSubmit={send}>
      <p>{t('recovery.intro')}</p>
      <TextInput
        {...fields.text('mail')}
        type="email"
        label={t('recovery.mail')}
        maxLength={254}
        autoComplete="email"
      />
      <TextInput
        {...fields.text('tenantId')}
        label={t('auth.tenant')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="organization"
      />
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <p role="status" className={styles.hint}>
        {isFound && t('recovery.centresSent')}
      </p>
      <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
        {t('recovery.send')}
      </ThrottledButton>
      <Button variant="subtle" onClick={() => void find()}>
        {t('recovery.findCentre')}
      </Button>
    </FormCard>
  )
}
