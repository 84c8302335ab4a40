import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { type ContactsTold, contact } from '@daybook/contract/contact/contact.contract.ts'
import { contactsChanged } from '@daybook/contract/contact/contact.rules.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { arrives } from '../../platform/live/arrivals.ts'
import { effects } from '../../platform/outbox/shown.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { invalidate } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'

const api = client(contact)
/** The reads that show contacts. */
const pages = client(childPage)

type Operations = typeof contact.operations
export type Contact = AnswerOf<Operations['submitContact']>
type Page = AnswerOf<(typeof childPage.operations)['getPage']>
export type ContactInput = CallOf<Operations['submitContact']>

/** @throws ApiError without showing its message: the form shows what is wrong */
export async function submitContact(input: ContactInput): Promise<void> {
  await api.submitContact(input, { quiet: true }).finally(read)
}

export async function endContact(id: string): Promise<void> {
  await api.endContact({ id }).finally(read)
}

export async function orderContacts(childId: string, ids: string[]): Promise<void> {
  await api.orderContacts({ childId, ids }).finally(read)
}

/** Reads the list again after a refusal too: somebody else may have changed it. */
const read = () => invalidate(pages.getPage)

arrives(
  { id: contactsChanged },
  [pages.getPage],
  ({ data }) => {
    // This event has no other content.
    const { childId, contacts } = data as ContactsTold
    const can: Contact['can'] = session.can('child.edit') ? ['edit', 'end'] : []
    for (const [queryKey, page] of queryClient.getQueriesData<Page>({ queryKey: [pages.getPage.id] }))
      if (page?.child.id === childId)
        effects.revise<Page>(queryKey, (read) => ({
          ...read,
          contacts: contacts.map((one) => ({ ...one, can })),
        }))
  },
  [],
)
