// What waits for a person: counters on the home screen and rows of the to-do screen. The server counts and lists each
// kind by name. The feature that owns a kind declares its texts in *.awaiting.ts.
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { Translate } from './i18n/keys.ts'
import type { OversightWording } from './oversight.ts'
import type { Place } from './screens/places.ts'

export interface AwaitingRowWords {
  title: string
  detail: string
  /** Why it waits, in a person's own words. */
  quote?: string
  subject: Subject
  /** It should have been done by now. */
  isLate?: boolean
}

export interface Awaiting<Params = unknown> {
  words: (t: Translate, count: number) => string
  /** The page where all of them are done. */
  to: () => Place
  /** The words of one, for a kind that the server lists one by one. */
  row?(wording: OversightWording, params: Params): AwaitingRowWords
}

/** One for each kind in the feature's contract. */
export type AwaitingKinds<Kinds> = {
  readonly [Name in keyof Kinds]: Awaiting<Kinds[Name]> & Required<Pick<Awaiting<Kinds[Name]>, 'row'>>
}

declare module './declared.ts' {
  interface Declared {
    /** Keyed by the server's name of the counter. */
    awaiting: Readonly<Record<string, Awaiting>>
  }
}
