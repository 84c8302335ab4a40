import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { ReportFile, ReportStep } from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Columns, ReportRow } from './report.queries.ts'

/** A kind of report on the server: its declaration in the contract, its name and its hooks. */
export interface ReportKind<F extends Fields = Fields> extends ReportFile<F> {
  /** The name in the table `report`, which is also the feature's: `incident`. */
  name: string
  /** Refuses a report that only the database can know to be wrong. Runs before anything is written. */
  check?(
    context: Pick<Context<unknown, Actor>, 'tx' | 'actor'>,
    report: { id: string; columns: Columns; values: ValuesOf<F> },
  ): Promise<void>
  /** Publishes a further event after a report was submitted, amended or decided. */
  changed?(context: Pick<Context<unknown, Actor>, 'publish'>): void
  /** Does what a decision means elsewhere, in its transaction. The report is as it is after the step. */
  decided?(
    context: Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>,
    step: ReportStep,
    report: ReportRow,
  ): Promise<void>
}
