// Updates a child's page optimistically when an entry is amended or voided. Voided entries stay on the page, marked.
import type { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { type AmendInput, amended, type SettleInput, settled } from './care.effects.ts'

export type Page = AnswerOf<(typeof childPage.operations)['getPage']>
type Moment = Page['moments'][number]
type PageEntry = Extract<Moment, { type: 'care' }>['entry']
/** An entry from the day's log includes the room; one from a board has only the room's id. */
export type PageUpdate = Omit<PageEntry, 'child' | 'room'> & { room?: PageEntry['room'] }

export function pageWithAmendment(page: Page, input: AmendInput): Page {
  return changed(page, input.id, (entry) => amended(entry, input))
}

export function pageWithSettledTimes(page: Page, input: SettleInput): Page {
  return changed(page, input.id, (entry) => settled(entry, input))
}

export function pageWithVoid(
  page: Page,
  { id, reason }: { id: string; reason?: string | null },
  { by, at }: { by: { id: string; name: string }; at: string },
): Page {
  const voided = { at, by, reason: reason ?? null }
  return changed(page, id, (entry) => (entry.voided ? entry : { ...entry, voided, can: [] }))
}

/** Adds entries from the server to a child's page. Undefined when the page does not know an entry's room.
 *  @param isOfDay whether an instant is on the day that the page shows */
export function pageWithEntries(
  page: Page,
  entries: readonly PageUpdate[],
  isOfDay: (instant: string) => boolean,
): Page | undefined {
  const own = new Map(entries.filter(({ childId }) => childId === page.child.id).map((one) => [one.id, one]))
  if (own.size === 0) return page
  const isOther = (moment: Moment) => moment.type !== 'care' || !own.has(moment.id)
  const fresh: Moment[] = []
  for (const entry of own.values()) {
    const room = entry.room ?? page.rooms.find(({ id }) => id === entry.roomId)
    if (!room) return undefined
    const { id, occurredAt: at } = entry
    const known = page.moments.find((moment) => moment.type === 'care' && moment.id === id)
    const sleep = known?.type === 'care' ? known.sleep : null
    const shown = { ...entry, child: page.child, room: { code: room.code, name: room.name } }
    if (isOfDay(at)) fresh.push({ type: 'care', id, at, entry: shown, sleep })
  }
  return { ...page, moments: newestFirst([...fresh, ...page.moments.filter(isOther)]) }
}

const newestFirst = (moments: Moment[]) => moments.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))

function changed(page: Page, id: string, change: (entry: PageEntry) => PageEntry): Page {
  const moments = page.moments.map((moment) => {
    if (moment.type !== 'care' || moment.id !== id) return moment
    const entry = change(moment.entry)
    return { ...moment, entry, at: entry.occurredAt }
  })
  return { ...page, moments: newestFirst(moments) }
}
