// Every sleep of some days with its late and missed checks, a page at a time.
import { periodBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { gapsOf } from '@daybook/contract/sleep/sleep.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { readerOf } from '../care/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { placesOf } from './sleep.board.queries.ts'
import { sleepFacts, startOf } from './sleep.gaps.queries.ts'
import { readSleeps } from './sleep.queries.ts'

type GetGapReport = typeof sleep.operations.getGapReport

export async function getGapReport(context: ContextOf<GetGapReport>): Promise<AnswerOf<GetGapReport>> {
  const { tx, actor, clock, input } = context
  const { code, show, before, size } = input
  const now = clock.now()
  const days = periodOf(input, actor.today)
  const room = code ? await roomByCode(tx, code) : undefined
  const last = before === undefined ? undefined : found(await startOf(tx, before))
  const facts = await sleepFacts(tx, {
    ...periodBounds(days, actor.timeZone),
    roomId: room?.id,
    before: last,
    // Without a filter or figures, a page needs no further sleeps.
    most: last && show === undefined ? size + 1 : undefined,
  })
  const all = facts.map((one) => ({ id: one.id, checks: one.checks.length, gaps: gapsOf(one, now) }))
  const matching = show === 'gaps' ? all.filter(({ gaps }) => gaps.length > 0) : all
  const page = matching.slice(0, size)
  const ids = page.map(({ id }) => id)
  const view = { reader: readerOf(actor), now }
  const [sleeps, places] = await Promise.all([readSleeps(tx, ids, view), placesOf(tx, ids)])
  const gaps = new Map(page.map((one) => [one.id, one.gaps]))
  return {
    day: days.from,
    until: days.until,
    now: now.toISOString(),
    // Who reads on has the figures of the first page.
    ...(last === undefined && {
      total: all.length,
      checks: all.reduce((sum, one) => sum + one.checks, 0),
      gaps: all.reduce((sum, one) => sum + one.gaps.length, 0),
    }),
    sleeps: sleeps.toReversed().flatMap((one) => {
      const place = places.get(one.id)
      return place ? [{ sleep: one, ...place, gaps: gaps.get(one.id) ?? [] }] : []
    }),
    next: matching.length > size ? (ids.at(-1) ?? null) : null,
  }
}
