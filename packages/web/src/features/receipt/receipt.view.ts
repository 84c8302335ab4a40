// A kind of publication as the screens use it. A kind is only data; most are made from what the
// contract says. Its words stand in its own pack: `title`, `list`, `form` (the title of its form), a label for every field
// and words for every option; words for its answers (`do.confirmed`, `is.confirmed`) where the general ones do not fit.

import type { PublishedKindName, ReceiptKindName } from '@daybook/contract/app/receipt.kinds.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import type {
  PersonsReceipt,
  Publication,
  PublicationWithVersions,
} from '@daybook/contract/receipt/receipt.kind.ts'
import type {
  Audience,
  PublicationFilter,
  ReceiptAnswer,
  ReceiptFile,
} from '@daybook/contract/receipt/receipt.rules.ts'
import type { Call } from '../../platform/api/client.ts'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import type { Page } from '../../platform/query/query.ts'

export interface ListFilter {
  show?: string
  text?: string
}
/** The filter on the wire. The address may hold anything; the server refuses what it does not know. */
export type WireFilter = Omit<ListFilter, 'show'> & { show?: PublicationFilter }

type OneCall<Detail> = Call<{ id: string; version?: unknown }, Publication<Detail>>
interface AnswerInput {
  id: string
  version?: unknown
  mark?: string
}

/** The operations of a kind, from its contract. */
export interface ReceiptApi<Detail = Values> {
  publish: Call<
    { id: string; revision?: number; detail: Detail; audience: Audience; changes?: string },
    Publication<Detail>
  >
  withdraw: Call<{ id: string; mark: string }, Publication<Detail>>
  remind: Call<{ id: string }, { people: { id: string; name: string }[] }>
  markRead: OneCall<Detail>
  confirm?: Call<AnswerInput, Publication<Detail>>
  answer?: Call<AnswerInput & { status: ReceiptAnswer }, Publication<Detail>>
  get: Call<{ id: string }, PublicationWithVersions<Detail>>
  list: Call<WireFilter & { current?: unknown; size?: unknown }, Page<Publication<Detail>>>
  listReceipts: Call<{ id: string; version?: unknown }, { version: number; people: PersonsReceipt[] }>
}

interface Sections<Name extends string = string> {
  title: BareKey
  /** Names of its fields, in order. */
  fields: readonly Name[]
}

interface Described<F extends Fields> {
  name: PublishedKindName
  receipt: ReceiptFile<F>
  // biome-ignore lint/suspicious/noExplicitAny: an operation's input type is its own; the fields give the values
  api: { [K in keyof ReceiptApi]: ReceiptApi<any>[K] }
  sections: readonly Sections<keyof F & string>[]
}

/** A kind that is published elsewhere, such as a notice's confirmation: people only answer it here. */
export interface AnsweredKind {
  name: ReceiptKindName
  receipt: ReceiptFile
  api: Pick<ReceiptApi, 'get' | 'remind' | 'listReceipts'> & { confirm: OneCall<Values> }
}

export interface ReceiptKind {
  name: PublishedKindName
  receipt: ReceiptFile
  api: ReceiptApi
  sections: readonly Sections[]
}

/** Builds a kind from its description. The type of the values is erased here: they come from a form made from the same
 *  fields, or from the server. */
export const receiptKind = <F extends Fields>(described: Described<F>): ReceiptKind => described

export const answeredKind = <F extends Fields>(
  described: Pick<Described<F>, 'receipt'> & {
    name: ReceiptKindName
    // biome-ignore lint/suspicious/noExplicitAny: as above
    api: { [K in 'get' | 'remind' | 'listReceipts' | 'confirm']: any }
  },
): AnsweredKind => described

/** Words for an answer, or for none: the kind's own or the general ones. */
export function answerWords(
  t: Translate,
  kind: string,
  part: 'do' | 'is',
  answer: ReceiptAnswer | 'waiting',
): string {
  if (part === 'do' && answer === 'waiting') return ''
  return wordsOf(`${kind}.${part}.${answer}`) ?? wordsOf(`receipt.${part}.${answer}`) ?? t('receipt.one')
}

/** A meeting is called off, and a policy withdrawn. */
export const withdrawnWords = (t: Translate, kind: string): string =>
  wordsOf(`${kind}.state.withdrawn`) ?? t('receipt.state.withdrawn')
