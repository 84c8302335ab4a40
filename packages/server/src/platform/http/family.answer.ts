// What clients of the family show as it stands, they get as people read it. It follows the schema alone, so no operation
// has to remember it. What they send back means the same (lenient.ts).
//   An instant has the offset of the centre, since forms of theirs cut it off and show the rest.
//   Rich text is HTML, since that is what their editors open.
import { atCentre } from '@daybook/contract/kernel/dates.ts'
import { toHtml } from '@daybook/contract/kernel/richText.blocks.ts'
import { isHtml } from '@daybook/contract/kernel/richText.ts'
import { Instant, InstantOut, isRichText } from '@daybook/contract/kernel/schema.ts'
import type { z } from 'zod'
import { changeLeaves } from './leaves.ts'

const isUtc = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const shownAt = (value: unknown, timeZone: string) =>
  typeof value === 'string' && isUtc.test(value) ? atCentre(new Date(value), timeZone) : value

const asHtml = (value: unknown) => (typeof value === 'string' && !isHtml(value) ? toHtml(value) : value)

const changeOf = changeLeaves<string>((schema) => {
  if (schema === Instant || schema === InstantOut) return shownAt
  return isRichText(schema) ? asHtml : undefined
})

/** A copy, because the answer itself is what pages hear of and what is stored under its key. */
export function asFamilyReads(returns: z.ZodType, answer: unknown, timeZone: string): unknown {
  const change = changeOf(returns)
  return change ? change(structuredClone(answer), timeZone) : answer
}
