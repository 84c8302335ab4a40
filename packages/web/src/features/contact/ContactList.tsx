import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button, Stack } from '@mantine/core'
import { IconAddressBook } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import type { Contact } from './contact.data.ts'

interface ContactListProps {
  child: { id: string; firstName: string; familyName: string }
  contacts: readonly Contact[]
  mayAdd: boolean
}

/** A child's contacts and who can pick the child up; managers edit them. */
export function ContactList({ child, contacts, mayAdd }: ContactListProps) {
  const t = useT()
  const [opened, setOpened] = useState<{ contact: Contact | undefined; isOpen: boolean; count: number }>({
    contact: undefined,
    isOpen: false,
    count: 0,
  })
  const open = (contact: Contact | undefined) =>
    setOpened(({ count }) => ({ contact, isOpen: true, count: count + 1 }))
  /** A picture is saved at once, while the other fields are being changed. */
  const picture = contacts.find(({ id }) => id === opened.contact?.id)?.picture ?? null
  const add = mayAdd && (
    <Button variant="light" onClick={() => open(undefined)}>
      {t('contact.add')}
    </Button>
  )
  const name = fullName(child)
  return (
    <>
      {contacts.length === 0 ? (
        <EmptyState
          icon={<IconAddressBook />}
          title={t('contact.empty')}
          hint={t(mayAdd ? 'contact.emptyHintManager' : 'contact.emptyHint', { name })}
          action={add}
        />
      ) : (
        <Stack>
          <Section title={t('contact.order')} flush>
            <ol className="list">
              {contacts.map((contact) => (
                <ContactCard key={contact.id} contact={contact} onEdit={() => open(contact)} />
              ))}
            </ol>
          </Section>
          {add}
        </Stack>
      )}
      <ContactSheet
        key={opened.count}
        child={child}
        contact={opened.contact}
        picture={picture}
        ids={contacts.map(({ id }) => id)}
        open={opened.isOpen}
        onClose={() => setOpened((last) => ({ ...last, isOpen: false }))}
      />
    </>
  )
}
