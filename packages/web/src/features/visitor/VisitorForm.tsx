import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { TickRow } from '../../kit/TickRow.tsx'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { CodeForm } from './CodeForm.tsx'
import styles from './VisitorSignIn.module.css'
import type { HeldBadge } from './visitor.badge.ts'
import { api } from './visitor.data.ts'
import { checkVisitor, emptyVisitor } from './visitor.form.ts'

interface VisitorFormProps {
  tenantId: string
  /** A code is on its way, or the details are asked for again. */
  onCode?: (isSent: boolean) => void
  onBadge: (held: HeldBadge) => void
}

const conditions = ['signOut', 'withStaff', 'noPictures', 'noSmoking', 'emergency', 'kept'] as const

/** Who somebody is and whom they want to see, then the code that proves their address. */
export function VisitorForm({ tenantId, onCode, onBadge }: VisitorFormProps) {
  const t = useT()
  const [isCodeSent, setIsCodeSent] = useState(false)
  const askCode = (isSent: boolean) => {
    setIsCodeSent(isSent)
    onCode?.(isSent)
  }
  const fields = useFields(emptyVisitor, (values) => {
    const found = Object.entries(checkVisitor(values))
    return Object.fromEntries(found.map(([name, key]) => [name, key && t(key)]))
  })
  const { values } = fields
  const sendCode = () => api.sendVisitorCode({ mail: values.mail.trim() }, { tenantId, quiet: true })

  const next = fields.onSubmit(async () => {
    try {
      await sendCode()
      askCode(true)
    } catch (error) {
      showRefusal(fields, error)
    }
  })

  async function checkIn(ticket: string) {
    const { accepts: _, ...given } = values
    try {
      const input = { ...given, ticket, acceptsConditions: true as const }
      onBadge({ ticket, badge: await api.createVisitor(input, { tenantId, quiet: true }) })
    } catch (error) {
      askCode(false)
      showRefusal(fields, error)
    }
  }

  if (isCodeSent)
    return (
      <CodeForm
        tenantId={tenantId}
        mail={values.mail.trim()}
        onAgain={sendCode}
        onBack={() => askCode(false)}
        onTicket={checkIn}
      />
    )
  return (
    <FormCard onSubmit={next}>
      <TextInput
        {...fields.text('name')}
        label={t('visitor.name')}
        maxLength={80}
        autoComplete="name"
        required
      />
      <TextInput
        {...fields.text('mail')}
        label={t('visitor.mail')}
        description={t('visitor.mailHint')}
        type="email"
        maxLength={254}
        autoComplete="email"
        required
      />
      <TextInput
        {...fields.text('phone')}
        label={t('visitor.phone')}
        type="tel"
        maxLength={40}
        autoComplete="tel"
        required
      />
      <TextInput
        {...fields.text('company')}
        label={t('visitor.company')}
        maxLength={120}
        autoComplete="organization"
      />
      <TextInput {...fields.text('purpose')} label={t('visitor.purpose')} maxLength={200} required />
      <TextInput {...fields.text('hostName')} label={t('visitor.host')} maxLength={80} required />
      <div className={styles.conditions}>
        <h2 className={styles.subtitle}>{t('visitor.conditions')}</h2>
        <ul>
          {conditions.map((one) => (
            <li key={one}>{t(`visitor.conditions.${one}`)}</li>
          ))}
        </ul>
        <TickRow
          name="accepts"
          title={t('visitor.accept')}
          isTicked={values.accepts}
          error={fields.errors.accepts}
          onChange={(accepts) => fields.set('accepts', accepts)}
        />
      </div>
      <Button type="submit" size="lg" loading={fields.isSending}>
        {t('visitor.sendCode')}
      </Button>
    </FormCard>
  )
}
