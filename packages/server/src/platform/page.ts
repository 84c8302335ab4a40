/** One page of a list as the family answers it. */
export function pageOf<T>(records: T[], total: number, { current, size }: { current: number; size: number }) {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
