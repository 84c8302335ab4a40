import { isEmpty, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { DateRange } from '@daybook/contract/kernel/fields.ts'
import { leaveKinds } from '@daybook/contract/leave/leave.fields.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Foreseen, outlookQuery } from './leaveBalance.data.ts'
import { OutlookFacts } from './OutlookFacts.tsx'

/** Below the form, for the leave that is being asked for. */
export function AskedOutlook({ id, values }: { id: string; values: Values }) {
  const asked = askedOf(id, values)
  const { data } = useQuery({
    ...outlookQuery(asked ?? nothing),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  return asked && data ? <OutlookFacts outlook={data} warns /> : null
}

const nothing: Foreseen = { kind: 'annual', from: '', until: '' }

/** Undefined until the kind and both days are known. */
function askedOf(id: string, { kind: chosen, dates }: Values): Foreseen | undefined {
  const kind = leaveKinds.find((one) => one === chosen)
  if (!kind || isEmpty(dates)) return undefined
  const { from, until, startsAtNoon, endsAtNoon } = dates as DateRange
  if (!from || !until || until < from) return undefined
  const noon = startsAtNoon ? (endsAtNoon ? 'both' : 'start') : endsAtNoon ? 'end' : 'none'
  return { kind, from, until, noon, id }
}
