import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { endAuthority, instant } from './medicinePlan.data.ts'
import type { Authority } from './medicinePlan.plan.ts'

const endFields = fields({ note: text(200) })

/** Ends an authority, such as when the child is well again. */
export function EndSheet({ authority, onClose }: { authority: Authority; onClose: () => void }) {
  const t = useT()
  const form = useFieldsForm({ pack: 'medicinePlan', fields: endFields, draft: null })
  return (
    <FieldsSheet
      open
      onClose={onClose}
      form={form}
      title={t('medicinePlan.endTitle', { medicine: authority.name })}
      submit={t('medicinePlan.end')}
      onSend={async ({ note }) => {
        send(endAuthority, { id: authority.id, why: note, at: instant() })
        showToast(t('medicinePlan.saved'))
        onClose()
      }}
    >
      <p>{t('medicinePlan.endHint')}</p>
      <FieldInputs />
    </FieldsSheet>
  )
}
