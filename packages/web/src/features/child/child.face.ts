import type { child } from '@daybook/contract/child/child.contract.ts'
import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { FaceProps } from '../../kit/Face.tsx'

export type Card = AnswerOf<(typeof child.operations)['listChildren']>['records'][number]

/** A child's card as a face of the kit. @param day the centre's day, for the age */
export function faceOf(card: Card, day: string): FaceProps & { id: string } {
  const { id, firstName, familyName, picture, birthDate, allergies } = card
  return {
    id,
    firstName,
    familyName,
    picture,
    ageMonths: monthsOld(birthDate, day),
    allergy: allergies.map(({ substance }) => substance).join(', ') || null,
  }
}
