import { Box, Stack } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { CodeForm } from './CodeForm.tsx'
import type { HeldBadge } from './visitor.badge.ts'
import { api } from './visitor.data.ts'
import { visitorFields, visitorProblems } from './visitor.fields.ts'

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
  const form = useFieldsForm({
    pack: 'visitor',
    fields: visitorFields,
    // The tablet and the phone of a visitor keep nothing.
    draft: null,
    problems: (values) =>
      Object.fromEntries(
        Object.entries(visitorProblems(values)).map(([name, key]) => [
          name,
          key === 'noMarkup' ? t('visitor.noMarkup') : key,
        ]),
      ),
  })
  const { values } = form
  const mail = values.mail.trim()
  const sendCode = () => api.sendVisitorCode({ mail }, { tenantId, quiet: true })

  async function checkIn(ticket: string) {
    const { accepts: _, company, ...given } = values
    try {
      const input = { ...given, company: company ?? '', ticket, acceptsConditions: true as const }
      onBadge({ ticket, badge: await api.createVisitor(input, { tenantId, quiet: true }) })
    } catch (error) {
      askCode(false)
      form.refuseBy(error)
    }
  }

  if (isCodeSent)
    return (
      <CodeForm
        tenantId={tenantId}
        mail={mail}
        onAgain={sendCode}
        onBack={() => askCode(false)}
        onTicket={checkIn}
      />
    )
  return (
    <FieldsCard
      form={form}
      submit={t('visitor.sendCode')}
      onSend={async () => {
        await sendCode()
        askCode(true)
      }}
    >
      <FieldInputs only={['name', 'mail', 'phone', 'company', 'purpose', 'hostName']} />
      <Stack gap="xs">
        <Box component="h2" fz="1.0625rem">
          {t('visitor.conditions')}
        </Box>
        <Box component="ul" display="grid" ps="1.25rem" m={0} style={{ gap: '0.25rem' }}>
          {conditions.map((one) => (
            <li key={one}>{t(`visitor.conditions.${one}`)}</li>
          ))}
        </Box>
        <FieldInputs only={['accepts']} />
      </Stack>
    </FieldsCard>
  )
}
