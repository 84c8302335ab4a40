import { useRef } from 'react'
import type { Pad } from '../../kit/SignaturePad.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { wordFields } from './authority.fields.ts'
import { confirmToday, instant } from './medicinePlan.data.ts'
import type { Authority, MedicineChild } from './medicinePlan.plan.ts'
import { drawnOn, SignHere } from './SignHere.tsx'

interface WordSheetProps {
  authority: Authority
  child: MedicineChild
  onClose: () => void
}

/** A parent agrees to the medicine on this day, and says when the child last had it at home. */
export function WordSheet({ authority, child, onClose }: WordSheetProps) {
  const t = useT()
  const pad = useRef<Pad>(null)
  const form = useFieldsForm({
    pack: 'medicinePlan',
    fields: wordFields,
    draft: null,
    options: { contactId: child.contacts.map((contact) => ({ value: contact.id, label: contact.name })) },
  })
  return (
    <FieldsSheet
      open
      tall
      onClose={onClose}
      form={form}
      title={t('medicinePlan.agreeFor', { medicine: authority.name })}
      submit={t('medicinePlan.save')}
      onSend={async ({ contactId, lastGivenAt }) => {
        const signed = { contactId, drawing: drawnOn(pad) }
        send(confirmToday, { id: form.ownId, authorityId: authority.id, signed, lastGivenAt, at: instant() })
        showToast(t('medicinePlan.saved'))
        onClose()
      }}
    >
      {child.contacts.length === 0 && <p>{t('medicinePlan.noContacts')}</p>}
      <FieldInputs />
      <SignHere pad={pad} />
    </FieldsSheet>
  )
}
