import type { CallOptions } from '../api/client.ts'
import type { Page } from './query.ts'

const pageSize = 100

const mostRounds = 3

type ReadPage<Filter, T> = (
  input: Filter & { current?: unknown; size?: unknown },
  options?: CallOptions,
) => Promise<Page<T>>

/** The records of all pages, however many there are. */
export async function readAll<Filter extends object, T extends { id: string }>(
  call: ReadPage<Filter, T>,
  input: NoInfer<Filter>,
  options?: CallOptions,
): Promise<T[]> {
  for (let round = 1; ; round++) {
    const { records, hasShrunk } = await readRound(call, input, options)
    // What is removed meanwhile moves records to the page before, which has been read.
    if (!hasShrunk || round === mostRounds) return records
  }
}

async function readRound<Filter extends object, T extends { id: string }>(
  call: ReadPage<Filter, T>,
  input: NoInfer<Filter>,
  options?: CallOptions,
): Promise<{ records: T[]; hasShrunk: boolean }> {
  // By id: what is recorded meanwhile moves records to the next page.
  const found = new Map<string, T>()
  let largest = 0
  for (let current = 1; ; current++) {
    const { records, total } = await call({ ...input, current, size: pageSize }, options)
    for (const record of records) found.set(record.id, record)
    largest = Math.max(largest, total)
    if (current * pageSize >= total || records.length === 0)
      return { records: [...found.values()], hasShrunk: total < largest }
  }
}
