import type { Feature, Operations } from '@daybook/contract/kernel/feature.ts'
import { expect, it } from 'vitest'
import { loadOperations } from './outbox.operations.ts'

const contracts = import.meta.glob<Record<string, unknown>>('../../../contract/src/*/*.{contract,kind}.ts', {
  eager: true,
})
const isFeature = (value: unknown): value is Feature<Operations> =>
  typeof value === 'object' && value !== null && 'operations' in value && 'feature' in value

/** The app records one child as several, by `recordMany`. This is for other clients. */
const isOfOthers = (name: string) => name === 'record'

/** What the contract lets wait on a device. */
const mayWait = Object.values(contracts)
  .flatMap((module) => Object.values(module).filter(isFeature))
  .flatMap(({ feature, operations }) =>
    Object.entries(operations).flatMap(([name, { offline }]) =>
      offline === 'queue' && !isOfOthers(name) ? [`${feature}.${name}`] : [],
    ),
  )

it('every write that may wait is known after a restart, when only the stored entries speak of it', async () => {
  expect(mayWait).toEqual(
    expect.arrayContaining(['attendance.signIn', 'toiletVisit.recordMany', 'incident.submit']),
  )
  const known = await loadOperations()
  expect(Object.keys(known).sort()).toEqual(mayWait.sort())
})
