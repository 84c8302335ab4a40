import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import { ask } from './kiosk.paired.ts'

const { leaveAtTablet } = client(visitor)
const leaveFields = {
  mail: fields({ mail: text(254, { required: true, format: 'email', autofill: 'off' }) }),
  name: fields({ visitorName: text(80, { required: true, autofill: 'off' }) }),
}

interface LeaveFormProps {
  /** What visitors have given when they came. */
  by: 'mail' | 'name'
  onDone: (words: string) => void
}

/** A visitor leaves by the address or the name they came with: the tablet keeps no badge. */
export function LeaveForm({ by, onDone }: LeaveFormProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'kiosk',
    fields: leaveFields[by],
    draft: null,
  })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t('visitor.checkOut')}
      onSend={async (given) => {
        const { left } = await ask(
          leaveAtTablet,
          'mail' in given ? { mail: given.mail } : { name: given.visitorName },
        )
        if (left > 0) onDone(t('visitor.goodbye'))
        else
          form.refuse(
            by === 'mail' ? { mail: t('kiosk.notAVisitor') } : { visitorName: t('kiosk.noVisitorNamed') },
          )
      }}
    />
  )
}
