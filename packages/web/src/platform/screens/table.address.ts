// What stands in the address of a table besides its search: the order, the page, and the values of columns that it is
// narrowed to.
import { parseSearch, stringifySearch } from './search.ts'

/** So many rows stand in a table at once. */
export const tablePageSize = 50

export interface TableAddress {
  sort?: string
  page?: string
  where?: string
}

export const pageIn = ({ page }: TableAddress): number => Math.max(1, Math.trunc(Number(page ?? 1)) || 1)

/** Column → value. Only columns that the table narrows by are known: anybody can write an address. */
export function whereIn({ where = '' }: TableAddress, columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(parseSearch(where)).filter(([name]) => columns.includes(name)))
}

export const whereAs = (values: Readonly<Record<string, string>>): string => stringifySearch(values).slice(1)
