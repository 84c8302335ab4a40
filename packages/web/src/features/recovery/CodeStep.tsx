import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { type Account, validateCode, type Whose } from './recovery.data.ts'

interface CodeStepProps {
  whose: Whose
  onProved: () => void
  /** Another address, or another code. */
  onAgain: () => void
}

const codeFields = fields({ code: text(4, { required: true, autofill: 'one-time-code' }) })

/** Asks for the code of the mail, and which account is meant if the address has several. */
export function CodeStep({ whose: { tenantId, mail }, onProved, onAgain }: CodeStepProps) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [accounts, setAccounts] = useState<Account[]>([])
  const form = useFieldsForm({
    pack: 'recovery',
    fields: codeFields,
    draft: null,
    problems: ({ code }) => ({ code: code.length === 4 ? undefined : t('auth.captchaRule') }),
  })

  async function prove(code: string, userId?: string) {
    setRefusal('')
    try {
      const found = await validateCode(tenantId, { mail, code: code.trim(), ...(userId && { userId }) })
      if (found.chosen) onProved()
      else setAccounts(found.accounts)
    } catch (error) {
      setRefusal(errorWords(error))
      if (error instanceof ApiError && error.key === 'CODE_WRONG')
        form.refuse({ code: t('recovery.inconsistent') })
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
            onClick={() => void prove(form.values.code, userId)}
          />
        ))}
        {refusal && (
          <Box component="p" p="0.75rem 1rem" c="var(--overdue)" bg="var(--overdue-tint)" bdrs="md">
            {refusal}
          </Box>
        )}
      </Section>
    )
  return (
    <FieldsCard
      form={form}
      submit={t('recovery.next')}
      onSend={({ code }) => prove(code)}
      secondary={
        <Button variant="subtle" onClick={onAgain}>
          {t('recovery.again')}
        </Button>
      }
    >
      <p role="status">{t('recovery.sent', { mail })}</p>
      <FieldInputs />
      {refusal && (
        <Box component="p" p="0.75rem 1rem" c="var(--overdue)" bg="var(--overdue-tint)" bdrs="md">
          {refusal}
        </Box>
      )}
    </FieldsCard>
  )
}
