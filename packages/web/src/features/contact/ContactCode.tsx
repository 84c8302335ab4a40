import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { type Contact, setCode } from './contact.data.ts'

interface ContactCodeProps {
  contact: Contact
  open: boolean
  onClose: () => void
}

const code = text(6, { required: true, format: 'pin' })
const codeFields = fields({ code, again: code })

/** The contact chooses a code on the device of the staff. */
export function ContactCode({ contact: { id, name }, open, onClose }: ContactCodeProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'contact',
    fields: codeFields,
    labels: { code: t('contact.newCode') },
    draft: null,
    problems: ({ code, again }) => ({ again: code === again ? undefined : t('contact.codesDiffer') }),
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('contact.code')}
      submit={t('contact.save')}
      onSend={async ({ code }) => {
        await setCode(id, code)
        showToast(t('contact.codeSaved'))
        onClose()
      }}
    >
      <p>{t('contact.codeText', { name })}</p>
      <FieldInputs />
    </FieldsSheet>
  )
}
