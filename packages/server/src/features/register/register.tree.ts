// Trees of rows, in the format of the family's trees. Pure.
import { rootId } from '@daybook/contract/kernel/fields.ts'

export interface Branch {
  id: string
  parentId?: string | null
  hasChildren?: boolean
  children?: unknown[]
}

/** The top rows, each with its children. A row whose parent is not given is a top row. */
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

/** The rows of a tree in order, children after their parent. */
export const flatOf = <T extends Branch>(rows: readonly T[]): T[] =>
  rows.flatMap(({ children, ...row }) => [row as T, ...flatOf((children ?? []) as T[])])

/** The matching rows and all their ancestors. */
export function withAncestors<T extends Branch>(rows: readonly T[], matches: ReadonlySet<string>): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Set<string>()
  for (const id of matches)
    for (let row = byId.get(id); row && !shown.has(row.id); row = byId.get(row.parentId ?? ''))
      shown.add(row.id)
  return rows.filter(({ id }) => shown.has(id))
}

/** The ids of a row's ancestors, starting at the top. */
export function ancestorsOf(rows: readonly Branch[], id: string): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const above: string[] = []
  for (let parent = byId.get(id)?.parentId; parent && byId.has(parent); parent = byId.get(parent)?.parentId) {
    if (above.includes(parent)) break
    above.unshift(parent)
  }
  return above
}

/** Whether the row would become its own ancestor under this parent. */
export const isUnderItself = (rows: readonly Branch[], id: string, parentId: string): boolean =>
  parentId === id || ancestorsOf(rows, parentId).includes(id)
