import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, PictureRow, useFieldsForm } from '../fields/index.ts'
import { ContactCode } from './ContactCode.tsx'
import { ContactPlace } from './ContactPlace.tsx'
import { type Contact, saveContactPicture, setCode, submitContact } from './contact.data.ts'
import { type ContactValues, contactFields, newContact, problemsOf } from './contact.fields.ts'
import { EndContact } from './EndContact.tsx'

interface ContactSheetProps {
  child: { id: string; firstName: string; familyName: string }
  /** What is being edited; undefined for a new one. */
  contact: Contact | undefined
  /** The picture as it is now. */
  picture: string | null
  /** All contacts of the child, in order. */
  ids: readonly string[]
  open: boolean
  onClose: () => void
}

export function ContactSheet({ child, contact, picture, ids, open, onClose }: ContactSheetProps) {
  const t = useT()
  const [part, setPart] = useState<'code' | 'end'>()
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
        id: contact?.id ?? form.ownId,
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

  if (contact && part === 'code') return <ContactCode contact={contact} open={open} onClose={onClose} />
  if (contact && part === 'end') return <EndContact contact={contact} open={open} onClose={onClose} />
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
          <Button variant="default" onClick={() => setPart('end')}>
            {t('contact.end')}
          </Button>
        )
      }
    >
      {contact && (
        <FieldGroup label={t('contact.picture')}>
          <PictureRow
            firstName={contact.name}
            familyName=""
            picture={picture}
            onSave={(avatar) => saveContactPicture(contact.id, avatar)}
          />
        </FieldGroup>
      )}
      {contact?.mayCollect && (
        <FieldGroup label={t('contact.code')}>
          <Group>
            <span>{t(contact.hasCode ? 'contact.codeIsSet' : 'contact.codeNone')}</span>
            <Button variant="default" onClick={() => setPart('code')}>
              {t('contact.codeSet')}
            </Button>
            {contact.hasCode && (
              <ThrottledButton
                variant="default"
                onClick={() =>
                  void setCode(contact.id, null).then(
                    () => showToast(t('contact.codeRemoved')),
                    () => undefined,
                  )
                }
              >
                {t('contact.codeRemove')}
              </ThrottledButton>
            )}
          </Group>
        </FieldGroup>
      )}
      <FieldInputs />
      {contact && ids.length > 1 && <ContactPlace childId={child.id} id={contact.id} ids={ids} />}
    </FieldsSheet>
  )
}
