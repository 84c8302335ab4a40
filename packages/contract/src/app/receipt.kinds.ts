// Every kind of publication, from the generated table of the features' declarations.

import type { ReceiptFile } from '../receipt/receipt.rules.ts'
import { receiptKinds } from './receipt.kinds.generated.ts'

export type ReceiptKindName = keyof typeof receiptKinds

/** Those that have a list, a page and a form of their own. */
export type PublishedKindName = {
  [Name in ReceiptKindName]: (typeof receiptKinds)[Name] extends { isElsewhere: true } ? never : Name
}[ReceiptKindName]

const files: Readonly<Record<string, ReceiptFile | undefined>> = receiptKinds

export const receiptKindNames = Object.keys(receiptKinds) as ReceiptKindName[]

/** What the contract says of a kind; undefined for one that this version does not know. */
export const receiptKindNamed = (name: string): ReceiptFile | undefined => files[name]
