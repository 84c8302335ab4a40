import type { Ground } from './ground.ts'

/** A column → what it says of a row. */
export type Row = Record<string, string | number>

/** A row → its columns. */
export type Table = Record<string, Row>

/** A measurement. Columns named `CPU … ms` are compared with those of the last run that was kept. */
export type Part = (ground: Ground) => Promise<Table>
