// The certificate radar's look ahead: the weeks in which an expired certificate leaves the centre short.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { gapsOf } from '@daybook/contract/roster/coverage.rules.ts'
import { hasLapsed } from '@daybook/contract/roster/holder.rules.ts'
import type { roster } from '@daybook/contract/roster/roster.contract.ts'
import { mondayOf } from '@daybook/contract/roster/roster.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { expectedIn, heldCertificates } from './roster.expected.ts'
import { peopleToPlan, placeOfCentre, rostersUntil } from './roster.queries.ts'

/** As long as people are told of a certificate before it expires. */
const weeksAhead = 13

export async function listGaps({ tx, actor }: ContextOf<typeof roster.operations.listGaps>) {
  const first = mondayOf(actor.today)
  const place = await placeOfCentre(tx)
  const certificates = await heldCertificates(tx)
  const published = await rostersUntil(tx, addDays(first, 7 * weeksAhead))
  const names = new Map((await peopleToPlan(tx)).map(({ id, name }) => [id, name]))
  const gaps = []
  for (let week = 0; week < weeksAhead; week++) {
    const weekOn = addDays(first, 7 * week)
    const saturday = addDays(weekOn, 5)
    const roster = published.find(({ detail }) => detail.weekOn <= weekOn)
    // Most weeks need no look at their half hours.
    if (!roster || !certificates.some(({ expiresOn }) => expiresOn < saturday)) continue
    const { bookings } = await expectedIn(tx, weekOn, place)
    const { shifts } = roster.detail
    const planned = { ...place, weekOn, rooms: [], shifts, bookings, certificates }
    const works = new Set(shifts.map(({ personId }) => personId))
    for (const { kind, days } of gapsOf(planned))
      gaps.push({
        weekOn,
        id: roster.detail.weekOn === weekOn ? roster.id : null,
        title: certificates.find((held) => held.kind === kind)?.title ?? '',
        days,
        people: [...works]
          .filter((person) => hasLapsed(certificates, person, kind, saturday))
          .flatMap((person) => names.get(person) ?? []),
      })
  }
  return gaps
}
