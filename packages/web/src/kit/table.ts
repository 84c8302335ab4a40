// A table's columns, said once: the table on a desk and the file for a spreadsheet are made of them.
import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  head: string
  words: (row: Row) => string
  /** Stands in the table instead of the words. */
  cell?: ((row: Row) => ReactNode) | undefined
  /** Before what stands in the first cell of a row: a picture, an icon. */
  start?: ((row: Row) => ReactNode) | undefined
  /** What the server orders by. */
  sort?: string | undefined
  /** The values that the list can be narrowed to. */
  options?: readonly Option[] | undefined
  /** Left out of the table until somebody asks for it. */
  isFurther?: boolean | undefined
}

export interface Option {
  value: string
  label: string
}

/** What stands in the address: `name` rising, `-name` falling. */
export const sortOf = (sort = '') =>
  sort.startsWith('-') ? { by: sort.slice(1), isFalling: true } : { by: sort, isFalling: false }

/** Pressed once a column rises, then it falls, then the list has its own order again. */
export function nextSort(sort: string, by: string): string {
  if (sort === by) return `-${by}`
  return sort === `-${by}` ? '' : by
}

/** For the server. */
export function orderOf(sort: string | undefined): { ascs?: string; descs?: string } {
  const { by, isFalling } = sortOf(sort)
  if (by === '') return {}
  return isFalling ? { descs: by } : { ascs: by }
}

/** The table as words. */
export const wordsIn = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => ({
  heads: columns.map(({ head }) => head),
  rows: rows.map((row) => columns.map(({ words }) => words(row))),
})

/** The columns with the one of this name first, and a picture before its words. */
export const leading = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  start: (row: Row) => ReactNode,
): Column<Row>[] => [
  ...columns.filter((column) => column.name === name).map((column) => ({ ...column, start })),
  ...columns.filter((column) => column.name !== name),
]

/** The rows that are chosen, also those of other pages. */
export interface Choice<Row> {
  ids: ReadonlySet<string>
  /** Chooses these rows, or takes them out. */
  onChange: (rows: readonly Row[], isChosen: boolean) => void
  /** What a row is called, for screen readers. */
  nameOf: (row: Row) => string
  mayBe?: (row: Row) => boolean
}
