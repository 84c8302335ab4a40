import { fullName } from '@daybook/contract/child/child.rules.ts'
import { relations } from '@daybook/contract/contact/contact.rules.ts'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useFields } from '../../kit/fields.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { showToast } from '../../kit/toast.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { ContactPlace } from './ContactPlace.tsx'
import styles from './ContactSheet.module.css'
import { type Contact, submitContact } from './contact.data.ts'
import { type ContactFields, fieldsOf, inputOf, wrongIn } from './contact.form.ts'
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
  const formId = useId()
  const [ownId] = useState(newId)
  const [isEnding, setIsEnding] = useState(false)
  const fields = useFields(fieldsOf(contact), (values) =>
    Object.fromEntries(Object.entries(wrongIn(values)).map(([name, key]) => [name, t(key)])),
  )
  const { values, set } = fields

  async function save(filled: ContactFields) {
    const id = contact?.id ?? ownId
    try {
      await submitContact(inputOf(filled, { id, childId: child.id, version: contact?.version }))
      showToast(t('contact.saved'))
      onClose()
    } catch (error) {
      showRefusal(fields, error)
      // Somebody else saved first: the list shows their changes.
      if (error.status === 409) onClose()
    }
  }

  if (contact && isEnding) return <EndContact contact={contact} open={open} onClose={onClose} />
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={contact ? contact.name : t('contact.addFor', { name: fullName(child) })}
      actions={
        <>
          {contact && (
            <Button variant="default" onClick={() => setIsEnding(true)}>
              {t('contact.end')}
            </Button>
          )}
          <Button type="submit" form={formId} loading={fields.isSending}>
            {t('contact.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} onSubmit={fields.onSubmit(save)} noValidate>
        <TextInput label={t('contact.name')} maxLength={120} required {...fields.text('name')} />
        <NativeSelect
          label={t('contact.relation')}
          data={relations.map((one) => ({ value: one, label: t(`contact.${one}`) }))}
          value={values.relation}
          onChange={(event) => {
            const chosen = relations.find((one) => one === event.currentTarget.value)
            if (chosen) set('relation', chosen)
          }}
        />
        <TextInput
          label={t('contact.phone')}
          type="tel"
          autoComplete="off"
          maxLength={40}
          required={values.isEmergency}
          {...fields.text('phone')}
        />
        <TickRow
          title={t('contact.isEmergency')}
          isTicked={values.isEmergency}
          onChange={(isTicked) => set('isEmergency', isTicked)}
        />
        <TickRow
          title={t('contact.collects')}
          isTicked={values.mayCollect}
          onChange={(isTicked) => set('mayCollect', isTicked)}
        />
        <Textarea label={t('contact.note')} rows={2} maxLength={500} {...fields.text('note')} />
        {contact && ids.length > 1 && <ContactPlace childId={child.id} id={contact.id} ids={ids} />}
      </form>
    </Sheet>
  )
}
