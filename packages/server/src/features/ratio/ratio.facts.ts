// Who was here on a day, and which of the adults did not count: for the board, and for the job that finds too few adults.
import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import { hasLapsed, holderRulesOn } from '@daybook/contract/roster/holder.rules.ts'
import type { PlaceAndDay } from '@daybook/contract/rule/rule.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { heldCertificates } from '../roster/index.ts'
import { adultStays, childStays, pausesOf } from './ratio.queries.ts'

export async function ratioDayOf(tx: Tx, at: PlaceAndDay) {
  const [children, adults, pauses, certificates] = await Promise.all([
    childStays(tx, at.day),
    adultStays(tx, at.day),
    pausesOf(tx, at.day),
    heldCertificates(tx),
  ])
  const asked = holderRulesOn(at).filter(({ figures }) => figures.oneFor === 'person')
  const lapsedOf = (personId: string) =>
    asked.flatMap(({ figures: { certificate } }) =>
      hasLapsed(certificates, personId, certificate, at.day)
        ? (certificates.find(({ kind }) => kind === certificate)?.title ?? certificate)
        : [],
    )
  return {
    children: perPerson(children, ({ birthDate, ...child }) => ({
      ...child,
      months: monthsOld(birthDate, at.day),
    })),
    adults: perPerson(adults, (adult) => ({
      ...adult,
      lapsed: lapsedOf(adult.id),
      pauses: pauses
        .filter(({ staffId }) => staffId === adult.id)
        .map(({ id, kind, from, until }) => ({ id, kind, from, until })),
    })),
  }
}

interface StayRow {
  id: string
  from: string
  until: string | null
  roomCode: string | null
}

/** One entry for each person, with all stays. Rows of a person follow each other. */
function perPerson<Row extends StayRow, Person>(
  rows: readonly Row[],
  personOf: (row: Omit<Row, 'from' | 'until' | 'roomCode'>) => Person,
) {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((stays) => {
    const [first] = stays
    if (!first) return []
    const { from: _, until: __, roomCode: ___, ...person } = first
    return [
      {
        ...personOf(person),
        stays: stays.map(({ from, until, roomCode }) => ({ from, until, roomCode })),
      },
    ]
  })
}
