import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { medicineWays } from '@daybook/contract/medicine/medicine.rules.ts'
import { authorityProblems } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import { useRef, useState } from 'react'
import type { Pad } from '../../kit/SignaturePad.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { type AuthorityValues, agreedIn, authorityFields, newAuthority } from './authority.fields.ts'
import { instant, submitAuthority } from './medicinePlan.data.ts'
import type { MedicineChild } from './medicinePlan.plan.ts'
import { drawnOn, SignHere } from './SignHere.tsx'

/** What a parent agrees to, signed on this device. */
export function AuthoritySheet({ child, onClose }: { child: MedicineChild; onClose: () => void }) {
  const t = useT()
  const timeZone = useTimeZone()
  const pad = useRef<Pad>(null)
  const [today] = useState(() => dayAt(new Date(serverNow()), timeZone))
  const form = useFieldsForm({
    pack: 'medicinePlan',
    fields: authorityFields,
    stored: newAuthority(today),
    draft: `medicinePlan.${child.id}`,
    options: {
      contactId: child.contacts.map((contact) => ({ value: contact.id, label: contact.name })),
      way: medicineWays.map((way) => ({ value: way, label: t(`medicine.way.${way}`) })),
    },
    problems(values) {
      const { note, ...others } = authorityProblems(agreedIn(values))
      return { ...others, ...(note && { plan: note }) }
    },
  })

  async function save(values: AuthorityValues) {
    const signed = { contactId: values.contactId, drawing: drawnOn(pad) }
    send(submitAuthority, { id: form.ownId, childId: child.id, ...agreedIn(values), signed, at: instant() })
    showToast(t('medicinePlan.saved'))
    onClose()
  }

  return (
    <FieldsSheet
      open
      tall
      onClose={onClose}
      form={form}
      title={t('medicinePlan.addFor', { name: fullName(child) })}
      submit={t('medicinePlan.save')}
      onSend={save}
    >
      {child.contacts.length === 0 && <p>{t('medicinePlan.noContacts')}</p>}
      <FieldInputs />
      <SignHere pad={pad} />
    </FieldsSheet>
  )
}
