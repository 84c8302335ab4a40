/** Moves one id up (-1) or down (1); unchanged at either end. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  const other = ids[to]
  if (from < 0 || other === undefined) return [...ids]
  return ids.with(from, other).with(to, id)
}
