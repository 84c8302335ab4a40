import { centreNumberMax } from '@daybook/contract/kernel/constants.ts'
import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { findCentres, sendCode, type Whose } from './recovery.data.ts'

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

const addressFields = fields({
  mail: text(254, { required: true, format: 'email', autofill: 'email' }),
  tenantId: text(centreNumberMax, { required: true, format: 'centre', autofill: 'organization' }),
})

/** Asks for the centre and the address, and has a code sent there. */
export function AddressStep({ onSent }: { onSent: (whose: Whose) => void }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [isFound, setIsFound] = useState(false)
  const form = useFieldsForm({
    pack: 'recovery',
    fields: addressFields,
    labels: { tenantId: t('auth.tenantId') },
    draft: null,
  })

  async function send(whose: Whose) {
    setRefusal('')
    try {
      await sendCode(whose.tenantId, whose.mail)
      onSent(whose)
    } catch (error) {
      setRefusal(errorWords(error))
    }
  }

  async function find() {
    const mail = form.values.mail.trim()
    if (!isMail(mail)) return form.refuse({ mail: t('recovery.mail.wrong') })
    try {
      await findCentres(mail)
      setIsFound(true)
    } catch (error) {
      setRefusal(errorWords(error))
    }
  }

  return (
    <FieldsCard
      form={form}
      submit={t('recovery.send')}
      onSend={send}
      secondary={
        <Button variant="subtle" onClick={() => void find()}>
          {t('recovery.findCentre')}
        </Button>
      }
    >
      <p>{t('recovery.intro')}</p>
      <FieldInputs />
      {refusal && (
        <Box component="p" p="0.75rem 1rem" c="var(--overdue)" bg="var(--overdue-tint)" bdrs="md">
          {refusal}
        </Box>
      )}
      <p role="status" hidden={!isFound}>
        {isFound && t('recovery.centresSent')}
      </p>
    </FieldsCard>
  )
}
