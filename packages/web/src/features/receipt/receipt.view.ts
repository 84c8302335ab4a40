// A kind of publication as the screens use it. A kind is only data; most are made from what the contract says. Its language
// pack has `title`, `list`, `form` (the title of its form), a label for every field and a text for every option. It can
// override the general texts for answers (`do.confirmed`, `is.confirmed`).

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
/** The filter on the wire. The address may have any value; the server refuses unknown values. */
export type WireFilter = Omit<ListFilter, 'show'> & { show?: PublicationFilter }

type PublicationCall<Detail> = Call<{ id: string; version?: unknown }, Publication<Detail>>
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
  markRead: PublicationCall<Detail>
  confirm?: Call<AnswerInput, Publication<Detail>>
  answer?: Call<AnswerInput & { status: ReceiptAnswer }, Publication<Detail>>
  get: Call<{ id: string }, PublicationWithVersions<Detail>>
  list: Call<WireFilter & { current?: unknown; size?: unknown }, Page<Publication<Detail>>>
  listReceipts: Call<{ id: string; version?: unknown }, { version: number; people: PersonsReceipt[] }>
}

interface Sections<Name extends string = string> {
  title: BareKey
  /** Names of fields, in order. */
  fields: readonly Name[]
}

interface Described<F extends Fields> {
  name: PublishedKindName
  receipt: ReceiptFile<F>
  // biome-ignore lint/suspicious/noExplicitAny: an operation's input type is its own; the fields give the values
  api: { [K in keyof ReceiptApi]: ReceiptApi<any>[K] }
  sections: readonly Sections<keyof F & string>[]
}

/** A kind that another feature publishes, such as the confirmation of a notice. People only answer it here. */
export interface AnsweredKind {
  name: ReceiptKindName
  receipt: ReceiptFile
  api: Pick<ReceiptApi, 'get' | 'remind' | 'listReceipts'> & { confirm: PublicationCall<Values> }
}

export interface ReceiptKind {
  name: PublishedKindName
  receipt: ReceiptFile
  api: ReceiptApi
  sections: readonly Sections[]
}

/** Builds a kind from its description. The type of the values is erased here, because they come from a form with the same
 *  fields or from the server. */
export const receiptKind = <F extends Fields>(described: Described<F>): ReceiptKind => described

export const answeredKind = <F extends Fields>(
  described: Pick<Described<F>, 'receipt'> & {
    name: ReceiptKindName
    // biome-ignore lint/suspicious/noExplicitAny: as above
    api: { [K in 'get' | 'remind' | 'listReceipts' | 'confirm']: any }
  },
): AnsweredKind => described

/** The text for an answer or its absence: the kind's own text, or else the general text. */
export function answerWords(
  t: Translate,
  kind: string,
  part: 'do' | 'is',
  answer: ReceiptAnswer | 'waiting',
): string {
  if (part === 'do' && answer === 'waiting') return ''
  return wordsOf(`${kind}.${part}.${answer}`) ?? wordsOf(`receipt.${part}.${answer}`) ?? t('receipt.unnamed')
}

/** The kind's own text for “withdrawn”, or else the general text. */
export const withdrawnWords = (t: Translate, kind: string): string =>
  wordsOf(`${kind}.state.withdrawn`) ?? t('receipt.state.withdrawn')
