// What amending and voiding do to a child's page before the server has answered. Nothing leaves the page: what is
// voided stands there as voided.
import type { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { type AmendInput, amended } from './care.effects.ts'

export type Page = AnswerOf<(typeof childPage.operations)['getPage']>
type PageEntry = Extract<Page['moments'][number], { type: 'care' }>['entry']

export function pageWithAmendment(page: Page, input: AmendInput): Page {
  return changed(page, input.id, (entry) => amended(entry, input))
}

export function pageWithVoid(
  page: Page,
  { id, reason }: { id: string; reason?: string | null },
  { by, at }: { by: { id: string; name: string }; at: string },
): Page {
  const voided = { at, by, reason: reason ?? null }
  return changed(page, id, (entry) => (entry.voided ? entry : { ...entry, voided, can: [] }))
}

function changed(page: Page, id: string, change: (entry: PageEntry) => PageEntry): Page {
  const moments = page.moments.map((moment) => {
    if (moment.type !== 'care' || moment.id !== id) return moment
    const entry = change(moment.entry)
    return { ...moment, entry, at: entry.occurredAt }
  })
  return { ...page, moments: moments.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)) }
}
