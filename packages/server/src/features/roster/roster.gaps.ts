// The certificate radar's look ahead: the weeks in which somebody's certificate has expired, in which rooms they may not
// count then, and the days on which that leaves the centre short.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { gapsOf, lapsedIn } from '@daybook/contract/roster/coverage.rules.ts'
import { holderRulesOn } from '@daybook/contract/roster/holder.rules.ts'
import type { roster } from '@daybook/contract/roster/roster.contract.ts'
import { mondayOf } from '@daybook/contract/roster/roster.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { placeOfCentre } from '../centre/index.ts'
import { allRooms } from '../room/room.queries.ts'
import { expectedIn, heldCertificates } from './roster.expected.ts'
import { peopleToPlan, rostersUntil } from './roster.queries.ts'

/** As long as people are told of a certificate before it expires. */
const weeksAhead = 13

type Gap = AnswerOf<typeof roster.operations.listGaps>[number]

export async function listGaps({ tx, actor }: ContextOf<typeof roster.operations.listGaps>) {
  const first = mondayOf(actor.today)
  const place = await placeOfCentre(tx)
  const certificates = await heldCertificates(tx)
  const published = await rostersUntil(tx, addDays(first, 7 * weeksAhead))
  const nameOf = new Map((await peopleToPlan(tx)).map(({ id, name }) => [id, name]))
  const rooms = await allRooms(tx)
  const gaps: Gap[] = []
  for (let week = 0; week < weeksAhead; week++) {
    const weekOn = addDays(first, 7 * week)
    const roster = published.find(({ detail }) => detail.weekOn <= weekOn)
    if (!roster) continue
    // Who has left is planned no longer.
    const shifts = roster.detail.shifts.filter(({ personId }) => nameOf.has(personId))
    const lapsed = holderRulesOn({ ...place, day: weekOn }).flatMap(({ figures }) => {
      const kind = figures.certificate
      const found = lapsedIn({ weekOn, shifts, certificates }, kind)
      return found.length > 0 ? [{ kind, found }] : []
    })
    // Most weeks need no look at their half hours.
    if (lapsed.length === 0) continue
    const { bookings } = await expectedIn(tx, weekOn)
    const short = gapsOf({ ...place, weekOn, rooms: [], shifts, bookings, certificates })
    for (const { kind, found } of lapsed)
      addGap(gaps, {
        weekOn,
        lastWeekOn: weekOn,
        id: roster.detail.weekOn === weekOn ? roster.id : null,
        title: certificates.find((held) => held.kind === kind)?.title ?? '',
        days: short.find((gap) => gap.kind === kind)?.days ?? [],
        rooms: found.map(({ roomId, people }) => ({
          name: rooms.find(({ id }) => id === roomId)?.name ?? null,
          people: people.flatMap((person) => nameOf.get(person) ?? []),
        })),
      })
  }
  return gaps
}

/** Weeks in a row of which the same is true are one. */
function addGap(gaps: Gap[], gap: Gap): void {
  const before = gaps.find(
    (known) =>
      known.lastWeekOn === addDays(gap.weekOn, -7) &&
      known.title === gap.title &&
      JSON.stringify([known.days, known.rooms]) === JSON.stringify([gap.days, gap.rooms]),
  )
  if (before) before.lastWeekOn = gap.weekOn
  else gaps.push(gap)
}
