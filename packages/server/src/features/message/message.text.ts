import type { MessageParams } from '@daybook/contract/message/message.kind.ts'

/** Parameters that are words for a person, by the end of their names: who comes first. The others are times, states and
 *  numbers for our own app's sentences. */
const words = ['name', 'title', 'about', 'company', 'purpose', 'summary', 'text'] as const

const placeOf = (name: string) => words.findIndex((word) => name.toLowerCase().endsWith(word))

/** Whom or what a message is about: `Rua Visitor · Reading the water meter`. */
export const textOf = (params: MessageParams): string =>
  Object.entries(params)
    .filter(([name, value]) => placeOf(name) >= 0 && typeof value === 'string' && value !== '')
    .sort(([one], [two]) => placeOf(one) - placeOf(two))
    .map(([, value]) => value)
    .join(' · ')
