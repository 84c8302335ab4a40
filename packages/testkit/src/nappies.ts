// Helpers for nappy changes in tests: claims with sensible values, and calls that send them.
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import type { TestServer } from './server.ts'
import { type Person, worldDay, worldNow } from './world.ts'

export const wet = { contents: 'wet', skin: 'normal', creamUsed: false } as const

/** An instant before the world's now; a negative number is in the future. */
export const minutesAgo = (minutes: number) => new Date(Date.parse(worldNow) - minutes * 60_000).toISOString()

/** @param server of the test that runs */
export function nappiesOf(server: () => TestServer) {
  const as = (person: Person = server().world.centre.teacher) => server().as(person)
  return {
    as,
    /** A claim with a new id and the time now. */
    claim: (childId: string, over: object = {}) => ({
      id: server().world.ids(),
      childId,
      occurredAt: worldNow,
      detail: wet,
      ...over,
    }),
    record: (records: object[], more: object = {}, person?: Person) =>
      // A test may also send input that the contract does not allow.
      as(person).call(nappyChange, 'recordMany', { records, ...more } as never),
    /** Today's entries of a room that are not voided. */
    entries: async (code = 'under-2') => (await as().call(nappyChange, 'listEntries', { code })).data,
    /** A task of the day, by default at 10:00. */
    task: (over: { roomId?: string; day?: string; dueAt?: string; kind?: string } = {}) =>
      server().world.build('100001', async (make) => {
        const planEntryId = await make.planEntry({ roomId: over.roomId })
        return make.task({ planEntryId, day: worldDay, dueAt: minutesAgo(42), ...over })
      }),
  }
}
