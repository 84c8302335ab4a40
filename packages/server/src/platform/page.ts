/** One page of a list in the wire format. */
export function pageOf<T>(records: T[], total: number, { current, size }: { current: number; size: number }) {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
