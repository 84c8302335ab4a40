// Helpers for sleeps in tests: children of a room who go to bed, fall asleep, are looked at and get up.
import { care } from '@daybook/contract/care/care.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { TestServer } from './server.ts'
import type { Person } from './world.ts'

/** A check that found nothing unusual. */
export const look = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const

/** @param server of the test that runs */
export function sleepersOf(server: () => TestServer) {
  const code = 'under-2'
  const as = (person: Person = server().world.centre.teacher) => server().as(person)
  const children = () => server().world.centre.under2.present
  const now = () => server().world.clock.now().toISOString()

  /** Puts children of the room to bed and returns the answer. */
  const bed = (records: { id?: string; childId: string; occurredAt?: string }[], person?: Person) =>
    as(person).call(sleep, 'putToBed', {
      roomCode: code,
      records: records.map((one) => ({ id: server().world.ids(), occurredAt: now(), ...one })),
    })

  async function inBed(childId = children()[0] ?? '', occurredAt = now()): Promise<string> {
    const { data } = await bed([{ childId, occurredAt }])
    return data[0]?.id ?? ''
  }

  const step = (
    name: 'fallAsleep' | 'wakeUp' | 'getUp',
    ids: string[],
    occurredAt = now(),
    person?: Person,
  ) => as(person).call(sleep, name, { checkId: ids.join(','), occurredAt })

  const check = (id: string, occurredAt = now(), person?: Person) =>
    as(person).call(sleep, 'checkSleeper', { id, checkId: server().world.ids(), occurredAt, ...look })

  async function asleep(childId?: string, occurredAt = now()): Promise<string> {
    const id = await inBed(childId, occurredAt)
    await step('fallAsleep', [id], occurredAt)
    return id
  }

  /** Amends a sleep, with a reason. */
  async function amend(id: string, detail: object, times: { occurredAt?: string } = {}) {
    const entry = (await as().call(care, 'getCareEntry', { id })).data
    const { version, occurredAt } = entry
    const input = { id, version, occurredAt, reason: 'Looked at the clock again', ...times }
    return as().call(care, 'amendCareEntry', { ...input, detail: { ...entry.detail, ...detail } })
  }

  const undo = (id: string, name: 'inBed' | 'asleep' | 'up') =>
    as().call(sleep, 'undoStep', { checkId: id, step: name })

  const board = async () => (await as().call(sleep, 'getBoard', { code })).data

  return { code, as, children, now, bed, inBed, step, check, asleep, amend, undo, board }
}
