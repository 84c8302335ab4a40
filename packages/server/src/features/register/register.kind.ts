import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields, ValueOf, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { RegisterFile } from '@daybook/contract/register/register.rules.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AppError, Refusals } from '../../platform/errors.ts'

/** Id → error of a refused row. Valid rows have no entry. */
export type Refused = ReadonlyMap<string, AppError>

export type RegisterContext<Input = unknown> = Context<Input, Actor>

/** A row to save. `before` is undefined for a new row. */
export interface Saving<V> {
  id: string
  before: V | undefined
  values: V
}

/** Methods, so that every register is assignable to `RegisterKind` without type arguments. */
interface Column<Value> {
  /** @param row says besides where in a tree it stands */
  read(stored: unknown, row: { parentId: string | null }): unknown
  write(value: Value, values: Values): unknown
}

/** A register on the server: its declaration in the contract, its table and its hooks. */
export interface RegisterKind<F extends Fields = Fields> extends RegisterFile<F> {
  name: RegisterName
  table: string
  columns: { readonly [K in keyof F]?: string | null }
  /** Converts a column's value to the field's value and back, where they differ. */
  fromColumn?: { readonly [K in keyof F]?: Column<unknown>['read'] }
  toColumn?: { readonly [K in keyof F]?: Column<ValueOf<F[K]>>['write'] }
  /** A condition for the rows of the table that belong to the register; all if left out. */
  only?: RawBuilder<SqlBool>
  /** The column that references from other registers store; the id if left out. */
  key?: string
  /** A condition for the rows that this person may read; undefined for all rows. If left out, everybody with the right
   *  reads all rows. */
  readableBy?(actor: Actor, now: Date): RawBuilder<SqlBool> | undefined
  /** Opening a record is recorded in the audit trail. */
  looksNoted?: boolean
  /** The ids of rows that come with Daybook and cannot be changed or removed. */
  fixed?(tx: Tx, ids: readonly string[]): Promise<readonly string[]>
  /** Completes the values before they are checked. Like the hooks below, it gets the row of a form or all rows of a file,
   *  and reads what it needs for all rows at once. */
  complete?(context: RegisterContext, savings: readonly Saving<ValuesOf<F>>[]): Promise<ValuesOf<F>[]>
  /** Refuses rows that only the database can know to be wrong. Runs before anything is written; `refusing` helps. */
  check?(context: RegisterContext, savings: readonly Saving<ValuesOf<F>>[]): Promise<Refused>
  /** The names of those whom a new row may be a second record of (`asksWhetherSame`). */
  alreadyHere?(context: RegisterContext, values: ValuesOf<F>): Promise<string[]>
  /** Reads the fields that are stored in other tables. @returns id → values */
  load?(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Values>>
  /** Writes these fields, and applies further effects of the change. */
  save?(context: RegisterContext, savings: readonly Saving<ValuesOf<F>>[]): Promise<void>
  /** Columns of a new row that are not fields. */
  initial?(context: RegisterContext, values: ValuesOf<F>): Promise<Record<string, unknown>>
  /** Fills what a row of a file lacks, before anything is checked. */
  fillImported?(context: RegisterContext): Promise<(values: Values) => Values>
  /** Refuses the lists that are imported with a row (`importedWith`). */
  refuseImported?(values: Values): void
  /** Writes these lists. */
  saveImported?(context: RegisterContext, rows: readonly { id: string; values: Values }[]): Promise<void>
  /** The person who has changed these lists since the import; undefined if nobody has. */
  changedSinceImport?(tx: Tx, ids: readonly string[]): Promise<string | null | undefined>
  undoImported?(context: RegisterContext, ids: readonly string[]): Promise<void>
  /** The rows that must not be removed, with the reasons. */
  refuseRemoval?(context: RegisterContext, ids: readonly string[]): Promise<Refusals>
  /** Applies further effects of a removal. */
  removed?(context: RegisterContext, ids: readonly string[]): Promise<void>
}

/** The kind without the type of its fields, for code that handles any register. */
export const anyKind = <F extends Fields>(kind: RegisterKind<F>): RegisterKind => kind

/** The condition for the rows that the actor may read. */
export const readableIn = (
  { readableBy }: Pick<RegisterKind, 'readableBy'>,
  { actor, clock }: Pick<RegisterContext, 'actor' | 'clock'>,
) => readableBy?.(actor, clock.now())

export const columnOf = (kind: RegisterKind, field: string): string | null => {
  const column = kind.columns[field]
  return column === undefined ? field : column
}
