import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields, ValueOf, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { RegisterFile } from '@daybook/contract/register/register.rules.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AppError, Refusals } from '../../platform/errors.ts'

/** Id → why the row is refused. Rows that are right are not in it. */
export type Refused = ReadonlyMap<string, AppError>

export type RegisterContext<Input = unknown> = Context<Input, Actor>

/** What is being saved: the values before, unless it is new, and after. */
export interface Saving<V> {
  id: string
  before: V | undefined
  values: V
  /** From a file, which has no passwords. */
  isImported?: boolean
}

/** Methods, so that a register is one of any fields too. The type of what is stored is the table's. */
interface Column<Value> {
  read(stored: unknown): unknown
  write(value: Value): unknown
}

/** A register: what the contract says of it, and the table that holds it. */
export interface RegisterKind<F extends Fields = Fields> extends RegisterFile<F> {
  /** The feature's name. */
  name: RegisterName
  table: string
  columns: { readonly [K in keyof F]?: string | null }
  /** A column's value as the field has it, where they differ, and back. */
  fromColumn?: { readonly [K in keyof F]?: Column<unknown>['read'] }
  toColumn?: { readonly [K in keyof F]?: Column<ValueOf<F[K]>>['write'] }
  /** The column that other registers pick its rows by; the id when left out. */
  key?: string
  /** What this person may read of it; undefined for all. Without it, whoever has the right reads all. */
  readableBy?(actor: Actor, now: Date): RawBuilder<SqlBool> | undefined
  /** Whether opening a record is noted in the audit trail. */
  looksNoted?: boolean
  /** Which of these come with Daybook, and are neither changed nor removed. */
  fixed?(tx: Tx, ids: readonly string[]): Promise<readonly string[]>
  /** Completes what was given before it is checked. Like the hooks below, it gets one row from a form or all of a file,
   *  and reads what it needs for all of them at once. */
  complete?(context: RegisterContext, savings: readonly Saving<ValuesOf<F>>[]): Promise<ValuesOf<F>[]>
  /** Refuses what only the database knows to be wrong, before anything is written: by `refusing`. */
  check?(context: RegisterContext, savings: readonly Saving<ValuesOf<F>>[]): Promise<Refused>
  /** Reads the fields that other tables hold: id → values. */
  load?(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Values>>
  /** Writes them, and whatever else follows from the change. */
  save?(context: RegisterContext, savings: readonly Saving<ValuesOf<F>>[]): Promise<void>
  /** Columns of a new row that are no fields. */
  initial?(context: RegisterContext, values: ValuesOf<F>): Promise<Record<string, unknown>>
  /** Refuses what a row of a file brings beside the fields. */
  refuseImported?(values: Values): void
  /** Writes it. */
  saveImported?(context: RegisterContext, rows: readonly { id: string; values: Values }[]): Promise<void>
  /** Who has changed that since, if anybody has. */
  changedSinceImport?(tx: Tx, ids: readonly string[]): Promise<string | null | undefined>
  undoImported?(context: RegisterContext, ids: readonly string[]): Promise<void>
  /** Which of these must not be removed, and why. */
  refuseRemoval?(context: RegisterContext, ids: readonly string[]): Promise<Refusals>
  /** What else follows when these are removed. */
  removed?(context: RegisterContext, ids: readonly string[]): Promise<void>
}

/** A kind whose fields nobody looks at: what a mechanism handles. */
export const anyKind = <F extends Fields>(kind: RegisterKind<F>): RegisterKind => kind

/** What the reader of a request may read of it. */
export const readableIn = (
  { readableBy }: Pick<RegisterKind, 'readableBy'>,
  { actor, clock }: Pick<RegisterContext, 'actor' | 'clock'>,
) => readableBy?.(actor, clock.now())

export const columnOf = (kind: RegisterKind, field: string): string | null => {
  const column = kind.columns[field]
  return column === undefined ? field : column
}
