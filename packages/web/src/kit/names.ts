// How names are written where there is little room. A first name is never cut off.

import { fullName } from '@daybook/contract/child/child.rules.ts'

export interface Person {
  id: string
  firstName: string
  familyName?: string
  ageMonths?: number
}

export interface ShortName {
  /** As much of the family name as is needed: "N.", or "Sm." when there are two of one first name. */
  family: string
  /** Only the age tells this person apart. */
  withAge: boolean
  /** The whole family name has room below the first name. */
  fits: boolean
}

/** How many letters a narrow tile has room for in a line. */
const most = { first: 11, family: 15 }
/** A Chinese character takes the room of two letters. */
const lengthOf = (name: string) =>
  [...name].reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? 2 : 1), 0)

const sameFirst = (a: Person, b: Person) => a.id !== b.id && a.firstName === b.firstName

/** The short names of people who are shown together. */
export function shortNames(people: readonly Person[]): Map<string, ShortName> {
  const namesakes = Map.groupBy(people, ({ firstName }) => firstName)
  return new Map(
    people.map((person) => [person.id, shortName(person, namesakes.get(person.firstName) ?? [])]),
  )
}

/** A person's name in a sentence or a title: the first name, and as much more as tells two of one first name apart. */
export function nameAmong(person: Person, people: readonly Person[]): string {
  if (!people.some((other) => sameFirst(person, other))) return person.firstName
  return fullName({ firstName: person.firstName, familyName: shortName(person, people).family }).trim()
}

function shortName(person: Person, people: readonly Person[]): ShortName {
  const family = person.familyName?.trim() ?? ''
  const others = people.filter((other) => sameFirst(person, other)).map((other) => other.familyName ?? '')
  return {
    family: startThatDiffers(family, others),
    withAge: others.includes(family),
    fits: lengthOf(person.firstName) <= most.first && lengthOf(family) <= most.family,
  }
}

function startThatDiffers(family: string, others: readonly string[]): string {
  const letters = [...family]
  // "Ng" is no longer than "N.", and a name in Chinese characters has no initial.
  if (letters.length < 3 || /\p{Script=Han}/u.test(family)) return family
  for (let count = 1; count < letters.length; count++) {
    const start = letters.slice(0, count).join('')
    if (others.every((other) => !other.startsWith(start))) return `${start}.`
  }
  return family
}
