import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { ContactPlace } from './ContactPlace.tsx'
import { type Contact, submitContact } from './contact.data.ts'
import { type ContactValues, contactFields, newContact, problemsOf } from './contact.fields.ts'
import { EndContact } from './EndContact.tsx'

interface ContactSheetProps {
  child: { id: string; firstName: string; familyName: string }
  /** What is being edited; undefined for a new one. */
  contact: Contact | undefined
  /** All contacts of the child, in order. */
  ids: readonly string[]
  open: boolean
  onClose: () => void
}

export function ContactSheet({ child, contact, ids, open, onClose }: ContactSheetProps) {
  const t = useT()
  const [ownId] = useState(newId)
  const [isEnding, setIsEnding] = useState(false)
  const form = useFieldsForm({
    pack: 'contact',
    fields: contactFields,
    stored: contact ?? newContact,
    draft: contact ? `contact.${contact.id}.${contact.version}` : `contact.of.${child.id}`,
    problems: problemsOf,
  })

  async function save(values: ContactValues) {
    const { isEmergency, mayCollect } = values
    try {
      await submitContact({
        ...values,
        id: contact?.id ?? ownId,
        childId: child.id,
        version: contact?.version,
        isEmergency: isEmergency === true,
        mayCollect: mayCollect === true,
      })
      showToast(t('contact.saved'))
      onClose()
    } catch (error) {
      // Somebody else saved first: the list shows their changes.
      if (error instanceof ApiError && error.status === 409) onClose()
      throw error
    }
  }

  if (contact && isEnding) return <EndContact contact={contact} open={open} onClose={onClose} />
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={contact ? contact.name : t('contact.addFor', { name: fullName(child) })}
      submit={t('contact.save')}
      onSend={save}
      secondary={
        contact && (
          <Button variant="default" onClick={() => setIsEnding(true)}>
            {t('contact.end')}
          </Button>
        )
      }
    >
      <FieldInputs />
      {contact && ids.length > 1 && <ContactPlace childId={child.id} id={contact.id} ids={ids} />}
    </FieldsSheet>
  )
}
