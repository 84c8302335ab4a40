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
  /** What follows from it, in the transaction that submitted, amended or decided it. */
  changed?(context: Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'clock' | 'publish'>): Promise<void>
}
