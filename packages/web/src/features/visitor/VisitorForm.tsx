import { Box, Stack } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { CodeForm } from './CodeForm.tsx'
import { type HeldBadge, newTicket } from './visitor.badge.ts'
import { api, type Door } from './visitor.data.ts'
import { shownTo, visitorFields, visitorProblems } from './visitor.fields.ts'
import { withWords } from './visitor.problems.ts'

interface VisitorFormProps {
  tenantId: string
  /** What the centre asks of visitors. */
  door: Door
  /** Whether one device serves all visitors. */
  isShared?: boolean
  /** A code is on its way, or the details are asked for again. */
  onCode?: (isSent: boolean) => void
  onBadge: (held: HeldBadge) => void
}

const conditions = ['signOut', 'withStaff', 'noPictures', 'noSmoking', 'emergency'] as const

/** Who somebody is and who they want to see; then the code that proves their address, where the centre asks for it. */
export function VisitorForm({
  tenantId,
  door: { asks },
  isShared = false,
  onCode,
  onBadge,
}: VisitorFormProps) {
  const t = useT()
  const [isCodeSent, setIsCodeSent] = useState(false)
  // Kept while the form is open, so that a form that is sent again is the same visit.
  const [ownTicket] = useState(newTicket)
  const askCode = (isSent: boolean) => {
    setIsCodeSent(isSent)
    onCode?.(isSent)
  }
  const form = useFieldsForm({
    pack: 'visitor',
    fields: visitorFields(asks, isShared),
    // The tablet and the phone of a visitor keep nothing.
    draft: null,
    problems: (values) => withWords(t, visitorProblems(values)),
  })
  const { values } = form
  const mail = (values.mail ?? '').trim()
  const sendCode = () => api.sendVisitorCode({ mail }, { tenantId, quiet: true })

  const checkIn = async (ticket: string) => {
    const { accepts: _, company, ...given } = values
    const reached = asks === 'nothing' ? { mail: null, phone: null } : { mail, phone: given.phone }
    const input = { ...given, ...reached, company: company ?? '', ticket, acceptsConditions: true as const }
    onBadge({ ticket, badge: await api.createVisitor(input, { tenantId, quiet: true }) })
  }

  async function checkInByCode(ticket: string) {
    try {
      await checkIn(ticket)
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
        onTicket={checkInByCode}
      />
    )
  return (
    <FieldsCard
      form={form}
      submit={t(asks === 'code' ? 'visitor.sendCode' : 'visitor.checkIn')}
      onSend={async () => {
        if (asks !== 'code') return checkIn(ownTicket)
        await sendCode()
        askCode(true)
      }}
    >
      <FieldInputs only={shownTo(asks)} />
      <Stack gap="xs">
        <Box component="h2" fz="1.0625rem">
          {t('visitor.conditions')}
        </Box>
        <Box component="ul" display="grid" ps="1.25rem" m={0} style={{ gap: '0.25rem' }}>
          {conditions.map((one) => (
            <li key={one}>{t(`visitor.conditions.${one}`)}</li>
          ))}
          <li>{t(asks === 'nothing' ? 'visitor.conditions.keptName' : 'visitor.conditions.kept')}</li>
        </Box>
        <FieldInputs only={['accepts']} />
      </Stack>
    </FieldsCard>
  )
}
