import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { ReceiptFile } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'

/** A kind of publication: what the contract says of it, under the name of its feature. */
export interface ReceiptKind<F extends Fields = Fields> extends ReceiptFile<F> {
  /** The name in the table `publication`, which is also the feature's: `policy`. */
  name: string
  /** Refuses what only the database knows to be wrong, before anything is written. */
  check?(
    context: Pick<Context<unknown, Actor>, 'tx' | 'actor'>,
    publication: { id: string; values: ValuesOf<F> },
  ): Promise<void>
}
