import { Button } from '@mantine/core'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { api } from './visitor.data.ts'
import { codeFields, codeProblems } from './visitor.fields.ts'

interface CodeFormProps {
  tenantId: string
  mail: string
  onAgain: () => Promise<unknown>
  onBack: () => void
  onTicket: (ticket: string) => Promise<void>
}

/** Asks for the code that was sent to the address. */
export function CodeForm({ tenantId, mail, onAgain, onBack, onTicket }: CodeFormProps) {
  const t = useT()
  const form = useFieldsForm({ pack: 'visitor', fields: codeFields, draft: null, problems: codeProblems })

  async function again() {
    try {
      await onAgain()
      showToast(t('visitor.codeSentAgain'))
    } catch (error) {
      showToast(errorWords(error), { isError: true })
    }
  }

  return (
    <FieldsCard
      form={form}
      submit={t('visitor.checkIn')}
      onSend={async ({ code }) => {
        const { ticket } = await api.validateVisitorCode({ mail, code }, { tenantId, quiet: true })
        await onTicket(ticket)
      }}
      secondary={
        <>
          <Button variant="default" onClick={() => void again()}>
            {t('visitor.codeAgain')}
          </Button>
          <Button variant="default" onClick={onBack}>
            {t('visitor.change')}
          </Button>
        </>
      }
    >
      <p role="status">{t('visitor.codeSent', { mail })}</p>
      <FieldInputs />
    </FieldsCard>
  )
}
