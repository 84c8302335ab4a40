import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import { createElement } from 'react'
import type { FaceProps } from '../../kit/Face.tsx'
import { AllergyBadge } from './AllergyMark.tsx'
import type { Card } from './child.card.ts'

/** A child's card as a face of the kit. @param day the centre's day, for the age */
export function faceOf(card: Card, day: string): FaceProps & { id: string } {
  const { id, firstName, familyName, picture, birthDate, allergies } = card
  return {
    id,
    firstName,
    familyName,
    picture,
    ageMonths: monthsOld(birthDate, day),
    badge: createElement(AllergyBadge, { allergies }),
  }
}
