import { fields, number } from '@daybook/contract/kernel/fields.ts'
import { mostDoses } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { countDoses, instant } from './medicinePlan.data.ts'
import type { Authority } from './medicinePlan.plan.ts'

const countFields = fields({ countDoses: number({ min: 0, max: mostDoses, step: 1 }, { required: true }) })

/** Keeps how many doses of a medicine are here. */
export function CountSheet({ authority, onClose }: { authority: Authority; onClose: () => void }) {
  const t = useT()
  const form = useFieldsForm({ pack: 'medicinePlan', fields: countFields, draft: null })
  return (
    <FieldsSheet
      open
      onClose={onClose}
      form={form}
      title={t('medicinePlan.countTitle', { medicine: authority.name })}
      submit={t('medicinePlan.save')}
      onSend={async ({ countDoses: doses }) => {
        send(countDoses, { id: newId(), authorityId: authority.id, doses, at: instant() })
        showToast(t('medicinePlan.saved'))
        onClose()
      }}
    >
      <p>{t('medicinePlan.countHint')}</p>
      <FieldInputs />
    </FieldsSheet>
  )
}
