// How an operation that may wait stands in the outbox. A feature declares it for each of its own in its *.outbox.ts, a
// kind of care with its *.careKind.ts.
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { BareKey, Translate } from '../i18n/keys.ts'
import type { Place } from '../screens/places.ts'
import type { Attention } from './attention.ts'
import type { Whom } from './entry.ts'

/** A page where its person puts right what was refused. */
export interface Way {
  words: (t: Translate, who: Whom | undefined) => string
  /** Undefined where this entry has none. */
  to: (one: Pick<Attention, 'input'>, who: Whom | undefined) => Place | undefined
  /** Sending the entry again cannot help. */
  insteadOfSending?: true
}

/** Another time, a reason for the change, a reason in spite of an allergy or the diet, or a page to go to. */
export type Choice = 'time' | 'reason' | 'conflictReason' | Way

/** What can be done when the server refuses it, by the reason. */
export type Choices = { readonly [Key in ErrorKey]?: readonly Choice[] }

export interface OutboxEntry {
  /** What it is: "Nappy change". */
  label: BareKey
  choices?: Choices
  /** Why the server refused it for one of its children; in general words when left out. */
  refusal?: (t: Translate, key: string, name: string) => string
}

/** The name of the operation → its entry. */
export type OutboxEntries = Readonly<Record<string, OutboxEntry>>

declare module '../declared.ts' {
  interface Declared {
    outbox: OutboxEntries
  }
}
