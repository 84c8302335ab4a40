// What the outbox screen says of an operation that waits, and what it offers when the operation is refused. It is said
// where the operation is declared as one that may wait (queueable.ts).
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { BareKey, Translate } from '../i18n/keys.ts'
import type { Place } from '../screens/places.ts'
import type { Attention } from './attention.ts'
import type { ChildRef } from './entry.ts'

/** A page where the user can fix the reason for the refusal. */
export interface Way {
  words: (t: Translate, who: ChildRef | undefined) => string
  /** Undefined if there is no page for this entry. */
  to: (refused: Pick<Attention, 'input'>, who: ChildRef | undefined) => Place | undefined
  /** Set when sending the entry again cannot succeed. */
  insteadOfSending?: true
}

/** Another time, a reason for the change, a reason for overriding an allergy or diet, or a page to open. */
export type Choice = 'time' | 'reason' | 'conflictReason' | Way

/** The choices offered for each error of the server. */
export type Choices = { readonly [Key in ErrorKey]?: readonly Choice[] }

/** When the time that an entry claims is not allowed. */
export const aboutClaimedTime: Choices = { TIME_IN_FUTURE: ['time'], TIME_TOO_OLD: ['time'] }

/** When what is undone or changed asks for a reason by now. */
export const aboutReason: Choices = { REASON_REQUIRED: ['reason'] }

export interface OutboxEntry {
  /** For example "Nappy change". */
  label: BareKey
  /** The page of the form that it was typed into, filled in with it. */
  form?: (refused: Pick<Attention, 'key'>) => Place
  choices?: Choices
  /** Describes a refusal for one child. The default is the general error text. */
  refusal?: (t: Translate, key: string, name: string) => string
}
