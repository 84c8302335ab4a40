import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { ReceiptFile } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'

/** A kind of publication on the server: its declaration in the contract, its name and its check. */
export interface ReceiptKind<F extends Fields = Fields> extends ReceiptFile<F> {
  /** The name in the table `publication`, which is also the feature's: `policy`. */
  name: string
  /** Refuses a publication that only the database can know to be wrong. Runs before anything is written. */
  check?(
    context: Pick<Context<unknown, Actor>, 'tx' | 'actor'>,
    publication: { id: string; values: ValuesOf<F> },
  ): Promise<void>
  /** Whether somebody outside the audience may read this one. */
  alsoReads?(context: Pick<Context<{ id: string }, Actor>, 'tx' | 'actor' | 'input'>): Promise<boolean>
}
