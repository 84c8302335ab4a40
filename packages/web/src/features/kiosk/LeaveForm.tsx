import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import { ask } from './kiosk.paired.ts'

const { leaveAtTablet } = client(visitor)
const leaveFields = fields({ mail: text(254, { required: true, format: 'email', autofill: 'off' }) })

/** A visitor leaves by the address they came with: the tablet keeps no badge. */
export function LeaveForm({ onDone }: { onDone: (words: string) => void }) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'kiosk',
    fields: leaveFields,
    draft: null,
  })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t('visitor.checkOut')}
      onSend={async ({ mail }) => {
        const { left } = await ask(leaveAtTablet, { mail })
        if (left > 0) onDone(t('visitor.goodbye'))
        else form.refuse({ mail: t('kiosk.notAVisitor') })
      }}
    />
  )
}
