import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { resetPassword, type Whose } from './recovery.data.ts'

const password = text(64, { required: true, format: 'password' })
const passwordFields = fields({ newPassword: password, newPassword1: password })

/** Asks for the new password, twice. */
export function PasswordStep({ whose, onDone }: { whose: Whose; onDone: () => void }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const form = useFieldsForm({
    pack: 'recovery',
    fields: passwordFields,
    draft: null,
    problems: ({ newPassword, newPassword1 }) => ({
      newPassword1: newPassword1 === newPassword ? undefined : t('recovery.different'),
    }),
  })
  return (
    <FieldsCard
      form={form}
      submit={t('recovery.save')}
      onSend={async (passwords) => {
        setRefusal('')
        try {
          await resetPassword(whose.tenantId, { mail: whose.mail, ...passwords })
          onDone()
        } catch (error) {
          if (error instanceof ApiError && error.key === 'VALIDATION_FAILED') throw error
          setRefusal(errorWords(error))
        }
      }}
    >
      <p role="status">{t('recovery.proved')}</p>
      <FieldInputs />
      {refusal && (
        <Box component="p" p="0.75rem 1rem" c="var(--overdue)" bg="var(--overdue-tint)" bdrs="md">
          {refusal}
        </Box>
      )}
    </FieldsCard>
  )
}
