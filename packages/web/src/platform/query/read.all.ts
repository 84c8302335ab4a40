import type { Call } from '../api/client.ts'
import type { Page } from './query.ts'

const pageSize = 100

/** The records of all pages, however many there are. */
export async function readAll<Filter extends object, T extends { id: string }>(
  call: Call<Filter & { current?: unknown; size?: unknown }, Page<T>>,
  input: NoInfer<Filter>,
): Promise<T[]> {
  // By id: what is recorded meanwhile moves records to the next page.
  const found = new Map<string, T>()
  for (let current = 1; ; current++) {
    const { records, total } = await call({ ...input, current, size: pageSize })
    for (const record of records) found.set(record.id, record)
    if (current * pageSize >= total || records.length === 0) return [...found.values()]
  }
}
