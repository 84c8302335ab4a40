import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import type { ContactsChanged, contact } from '@daybook/contract/contact/contact.contract.ts'
import { contactsChanged } from '@daybook/contract/contact/contact.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { client } from '../../platform/api/client.ts'
import type { Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

type Contact = AnswerOf<(typeof contact.operations)['submitContact']>
type Board = AnswerOf<(typeof attendance.operations)['listToday']>
type Page = AnswerOf<(typeof childPage.operations)['getPage']>

/** All contacts of a child, with what the reader may do. */
export function withContacts(page: Page, { data }: LiveEvent<ContactsChanged>, { can }: Reader): Page {
  if (page.child.id !== data.childId) return page
  const abilities: Contact['can'] = can('child.edit') ? ['edit', 'end'] : []
  return { ...page, contacts: data.contacts.map((one) => ({ ...one, can: abilities })) }
}

/** Who may pick the child up, on the attendance board. */
export function withCollectors(board: Board, { data }: LiveEvent<ContactsChanged>): Board {
  const contacts = data.contacts.map(({ name, relation, mayCollect }) => ({ name, relation, mayCollect }))
  const children = board.children.map((child) => (child.id === data.childId ? { ...child, contacts } : child))
  return { ...board, children }
}

liveUpdates(
  { id: contactsChanged },
  {
    changes: [
      { read: client(childPage).getPage, apply: withContacts },
      { read: client(attendance).listToday, apply: withCollectors },
    ],
    leavesDay: true,
  },
)
