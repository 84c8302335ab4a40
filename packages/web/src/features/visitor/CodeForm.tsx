import { Button, TextInput } from '@mantine/core'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { api } from './visitor.data.ts'
import { codeProblem } from './visitor.form.ts'

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
  const fields = useFields({ code: '' }, ({ code }) => {
    const problem = codeProblem(code)
    return { code: problem && t(problem) }
  })

  const send = fields.onSubmit(async ({ code }) => {
    try {
      const { ticket } = await api.validateVisitorCode({ mail, code }, { tenantId, quiet: true })
      await onTicket(ticket)
    } catch (error) {
      showRefusal(fields, error)
    }
  })

  async function again() {
    try {
      await onAgain()
      showToast(t('visitor.codeSentAgain'))
    } catch (error) {
      showToast(errorWords(error), { isError: true })
    }
  }

  return (
    <FormCard onSubmit={send}>
      <p role="status">{t('visitor.codeSent', { mail })}</p>
      <TextInput
        {...fields.text('code')}
        label={t('visitor.code')}
        size="lg"
        maxLength={8}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        required
      />
      <Button type="submit" size="lg" loading={fields.isSending}>
        {t('visitor.checkIn')}
      </Button>
      <Button variant="default" onClick={() => void again()}>
        {t('visitor.codeAgain')}
      </Button>
      <Button variant="default" onClick={onBack}>
        {t('visitor.change')}
      </Button>
    </FormCard>
  )
}
