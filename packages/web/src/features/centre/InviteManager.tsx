import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFields } from '../../kit/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import styles from './Centre.module.css'
import { inviteManager } from './centre.data.ts'

interface InviteManagerProps {
  tenantId: string
  hasManager: boolean
}

/** Sends a link by mail, or makes one to hand over. Either replaces the one before. */
export function InviteManager({ tenantId, hasManager }: InviteManagerProps) {
  const t = useT()
  const [link, setLink] = useState('')
  const fields = useFields({ email: '' }, ({ email }) => ({
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t('recovery.mailRule'),
  }))

  async function invite(email: string | null) {
    try {
      const key = await inviteManager(tenantId, email)
      if (key) setLink(`${location.origin}/#${to.invitation({ tenant: tenantId, key })}`)
      else showToast(t('centre.mailed', { mail: email ?? '' }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showRefusal(fields, error)
    }
  }

  return (
    <Section title={t('centre.invite')}>
      <div className={styles.invite}>
        <p>{t(hasManager ? 'centre.inviteFurther' : 'centre.inviteHint')}</p>
        <form
          className={styles.form}
          onSubmit={fields.onSubmit(({ email }) => invite(email.trim()))}
          noValidate
        >
          <TextInput
            {...fields.text('email')}
            type="email"
            label={t('centre.email')}
            maxLength={254}
            autoCapitalize="none"
            autoComplete="off"
          />
          <Button type="submit" loading={fields.isSending}>
            {t('centre.sendLink')}
          </Button>
        </form>
        <Button variant="default" onClick={() => void invite(null)}>
          {t('centre.makeLink')}
        </Button>
        {link && (
          <div className={styles.link} role="status">
            <p>{t('centre.linkHint')}</p>
            <p className={styles.address}>{link}</p>
            <Button
              variant="default"
              onClick={() =>
                void navigator.clipboard
                  .writeText(link)
                  .then(() => showToast(t('centre.copied')))
                  .catch(() => showToast(t('centre.copyByHand'), { isError: true }))
              }
            >
              {t('centre.copy')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
