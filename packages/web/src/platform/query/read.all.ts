import type { Call } from '../api/client.ts'
import type { Page } from './query.ts'

const pageSize = 100

/** The records of all pages, however many there are. */
export async function readAll<In extends { current?: unknown; size?: unknown }, T extends { id: string }>(
  call: Call<In, Page<T>>,
  input: Omit<In, 'current' | 'size'>,
): Promise<T[]> {
  // By id: what is recorded meanwhile moves records to the next page.
  const found = new Map<string, T>()
  for (let current = 1; ; current++) {
    // The type of the input without its page is not known to be complete with it.
    const { records, total } = await call({ ...input, current, size: pageSize } as unknown as In)
    for (const record of records) found.set(record.id, record)
    if (current * pageSize >= total || records.length === 0) return [...found.values()]
  }
}
