import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { ReportFile } from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Columns } from './report.queries.ts'

/** A kind of report: what the contract says of it, under the name of its feature. */
export interface ReportKind<F extends Fields = Fields> extends ReportFile<F> {
  /** The name in the table `report`, which is also the feature's: `incident`. */
  name: string
  /** Refuses what only the database knows to be wrong, before anything is written. */
  check?(
    context: Pick<Context<unknown, Actor>, 'tx' | 'actor'>,
    report: { id: string; columns: Columns; values: ValuesOf<F> },
  ): Promise<void>
  /** Tells pages of others that one was submitted, amended or decided. */
  changed?(context: Pick<Context<unknown, Actor>, 'publish'>): void
}
