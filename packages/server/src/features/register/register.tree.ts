// Rows that stand under each other, as the family's trees. Pure.
import { rootId } from '@daybook/contract/kernel/fields.ts'

export interface Branch {
  id: string
  parentId?: string | null
  hasChildren?: boolean
  children?: unknown[]
}

/** The rows at the top, each with those under it. A row whose parent is not among them is at the top. */
export function treeOf<T extends Branch>(rows: readonly T[]): T[] {
  const known = new Set(rows.map(({ id }) => id))
  const under = Map.groupBy(rows, ({ parentId }) => (parentId && known.has(parentId) ? parentId : rootId))
  const grown = (parentId: string, above: readonly string[]): T[] =>
    (under.get(parentId) ?? []).map((row) => {
      const children = grown(row.id, [...above, row.id])
      return { ...row, ancestors: above.join(','), hasChildren: children.length > 0, children }
    })
  return grown(rootId, [rootId])
}

/** The rows of a tree, each below the row above it. */
export const flatOf = <T extends Branch>(rows: readonly T[]): T[] =>
  rows.flatMap(({ children, ...row }) => [row as T, ...flatOf((children ?? []) as T[])])

/** Those that match, and every row above them. */
export function withAncestors<T extends Branch>(rows: readonly T[], matches: ReadonlySet<string>): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Set<string>()
  for (const id of matches)
    for (let row = byId.get(id); row && !shown.has(row.id); row = byId.get(row.parentId ?? ''))
      shown.add(row.id)
  return rows.filter(({ id }) => shown.has(id))
}

/** The ids of the rows above this one, the topmost first. */
export function ancestorsOf(rows: readonly Branch[], id: string): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const above: string[] = []
  for (let parent = byId.get(id)?.parentId; parent && byId.has(parent); parent = byId.get(parent)?.parentId) {
    if (above.includes(parent)) break
    above.unshift(parent)
  }
  return above
}

/** Whether a row under this parent would stand under itself. */
export const isUnderItself = (rows: readonly Branch[], id: string, parentId: string): boolean =>
  parentId === id || ancestorsOf(rows, parentId).includes(id)
