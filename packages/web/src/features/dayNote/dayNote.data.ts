import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { recordArrivals, showingCare } from '../care/index.ts'
import { type NoteInput, type Page, withNote } from './dayNote.effects.ts'

const { getPage } = client(childPage)
const api = client(dayNote)

export const recordNote = queueable(api.recordNote, {
  effects(input) {
    // The form sends instants in the server's format.
    const note = { ...input, occurredAt: String(input.occurredAt) }
    const { userInfo } = session.get()
    const by = { id: userInfo?.user_id ?? '', name: userInfo?.realName ?? '' }
    const recorder = { by, at: new Date(serverNow()).toISOString() }
    return pagesOf(note).map((queryKey) => ({
      queryKey,
      apply: (data) => withNote(data as Page, note, recorder),
    }))
  },
  refresh: showingCare,
})

recordArrivals(api.recordNote, [])

/** The cache keys of the child's day. */
function pagesOf({ childId, occurredAt }: NoteInput) {
  const timeZone = session.get().tenantInfo?.timeZone ?? 'UTC'
  const day = dayAt(new Date(occurredAt), timeZone)
  return queryClient
    .getQueriesData<Page>({ queryKey: [getPage.id] })
    .filter(([, page]) => page?.child.id === childId && page.day === day)
    .map(([queryKey]) => queryKey)
}
