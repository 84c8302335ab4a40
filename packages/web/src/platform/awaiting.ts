// What waits for a person, under “For you”: the counter and the rows. The server counts and lists each kind by name. The feature that owns a kind declares its texts in *.awaiting.ts.
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { OversightWording } from './oversight.ts'

export interface AwaitingRowWords {
  title: string
  /** Whom it is about or who asked. Since when and until when it waits is said of all alike. */
  detail?: string | undefined
  /** Why it waits, in a person's own words. */
  quote?: string
  subject: Subject
  /** It should have been done by now. */
  isLate?: boolean
}

export interface Awaiting<Params = unknown> {
  row(wording: OversightWording, params: Params): AwaitingRowWords
}

/** One for each kind in the feature's contract. */
export type AwaitingKinds<Kinds> = {
  readonly [Name in keyof Kinds]: Awaiting<Kinds[Name]>
}

declare module './declared.ts' {
  interface Declared {
    /** Keyed by the server's name of the counter. */
    awaiting: Readonly<Record<string, Awaiting>>
  }
}
