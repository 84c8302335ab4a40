import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import { inviteManager } from './centre.data.ts'
import { OriginNote } from './OriginNote.tsx'
import { useOrigin } from './useOrigin.ts'

interface InviteManagerProps {
  tenantId: string
  hasManager: boolean
}

const inviteFields = fields({ email: text(254, { required: true, format: 'email', autofill: 'off' }) })

/** Sends a link by mail, or makes one to hand over. Either replaces the one before. */
export function InviteManager({ tenantId, hasManager }: InviteManagerProps) {
  const t = useT()
  const address = useOrigin()
  const [key, setKey] = useState('')
  const link = key && `${address.origin}/#${to.invitation({ tenant: tenantId, key })}`
  const form = useFieldsForm({ pack: 'centre', fields: inviteFields, draft: null })

  async function invite(email: string | null) {
    const made = await inviteManager(tenantId, email)
    if (made) setKey(made)
    else showToast(t('centre.mailed', { mail: email ?? '' }))
  }

  return (
    <Section title={t('centre.invite')}>
      <Stack>
        <p>{t(hasManager ? 'centre.inviteFurther' : 'centre.inviteHint')}</p>
        <FieldsCard plain form={form} submit={t('centre.sendLink')} onSend={({ email }) => invite(email)} />
        <Button variant="default" onClick={() => void invite(null).catch(form.refuseBy)}>
          {t('centre.makeLink')}
        </Button>
        <OriginNote {...address} />
        {link && (
          <Stack p="md" bd="1px solid var(--line)" bdrs="md" role="status">
            <p>{t('centre.linkHint')}</p>
            <p style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{link}</p>
            <Button variant="default" onClick={() => void copyText(link)}>
              {t('centre.copy')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Section>
  )
}
