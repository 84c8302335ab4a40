import type { Fields } from '@daybook/contract/kernel/fields.ts'
import type { ReceiptFile } from '@daybook/contract/receipt/receipt.rules.ts'

/** A kind of publication: what the contract says of it, under the name of its feature. */
export interface ReceiptKind<F extends Fields = Fields> extends ReceiptFile<F> {
  /** The name in the table `publication`, which is also the feature's: `policy`. */
  name: string
}
