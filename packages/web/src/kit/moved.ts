/** A list with one of its items moved up or down. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const one = list[from]
  const to = from + by
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}
