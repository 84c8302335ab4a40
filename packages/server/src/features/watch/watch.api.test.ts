// What the mechanism promises, whatever was done before: whoever is watched has a job that is due by the time that the
// next look would be missed. The queue is emptied before each act, as if the job that waited had just run.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { emptyQueue, waitingJobs } from '@daybook/testkit/queue.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  await emptyQueue(server.ownerUrl)
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const children = () => server.world.centre.under2.present
const roomCode = 'under-2'
const now = () => server.world.clock.now().toISOString()
const later = (minutes: number) => minutesAgo(-minutes)
const ok = <T>(answer: { status: number; error: string | undefined; data: T }): T => {
  expect(answer.error ?? answer.status).toBe(200)
  return answer.data
}

async function inBed(childId = children()[0] ?? '', occurredAt = now()): Promise<string> {
  const records = [{ id: server.world.ids(), childId, occurredAt }]
  const [made] = ok(await teacher().call(sleep, 'putToBed', { roomCode, records }))
  return made?.id ?? ''
}
const fallAsleep = async (checkId: string, occurredAt = now()) =>
  ok(await teacher().call(sleep, 'fallAsleep', { checkId, occurredAt }))
const wakeUp = async (checkId: string) =>
  ok(await teacher().call(sleep, 'wakeUp', { checkId, occurredAt: now() }))
async function asleep(childId = children()[0] ?? '', since = now()): Promise<string> {
  const id = await inBed(childId, since)
  await fallAsleep(id, since)
  return id
}
const seen = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const
const check = (id: string) => {
  const input = { id, checkId: server.world.ids(), occurredAt: now(), ...seen }
  return teacher().call(sleep, 'checkSleeper', input)
}

async function bump(childId = children()[1] ?? '', occurredAt = now()): Promise<string> {
  const id = server.world.ids()
  const detail = { ...sampleValues(incidentReport.fields, server.world), childId, occurredAt, toldAt: now() }
  ok(await teacher().call(incident, 'submit', { id, detail }))
  return id
}
const lookAt = async (incidentId: string, seenAt?: string) =>
  ok(await teacher().call(aftercare, 'look', { id: server.world.ids(), incidentId, signs: [], seenAt }))

/** In how many minutes the next job of the centre runs. */
async function dueIn(): Promise<number | undefined> {
  const jobs = (await waitingJobs(server.ownerUrl)).filter(({ name }) => /^(watch|tellOf)/.test(name))
  return jobs.map((job) => job.dueIn).sort((a, b) => a - b)[0]
}
async function expectDueWithin(minutes: number): Promise<void> {
  const due = await dueIn()
  expect(due ?? 'no job').toBeTypeOf('number')
  expect(due).toBeLessThanOrEqual(minutes + 0.1)
}

/** What managers were told of looks that were missed: the kinds of message. */
async function told(): Promise<string[]> {
  await server.runPlanned()
  const { data } = await manager().call(message, 'listMessages', {})
  return data.records.map(({ kind }) => kind).filter((kind) => kind.endsWith('Overdue'))
}

/** Empties the queue, acts, and returns. */
async function after(act: () => Promise<unknown>): Promise<void> {
  await emptyQueue(server.ownerUrl)
  await act()
}

const amend = async (id: string, detail: object) => {
  const entry = (await teacher().call(care, 'getCareEntry', { id })).data
  const { version, occurredAt } = entry
  const input = { id, version, occurredAt, reason: 'Looked at the clock again' }
  return ok(
    await teacher().call(care, 'amendCareEntry', { ...input, detail: { ...entry.detail, ...detail } }),
  )
}

describe('a job that waits', () => {
  it('moves when a second child’s first look is due earlier', async () => {
    const first = await bump()
    server.world.clock.set(later(115))
    await lookAt(first)
    await server.runPlanned()
    await expectDueWithin(67)
    await bump(children()[0])
    await expectDueWithin(17)
    await server.runPlanned()
    const due = await dueIn()
    expect(due).toBeGreaterThan(16.5)
    expect(due).toBeLessThanOrEqual(17)
  })

  it('does not move to a later time', async () => {
    await asleep()
    await server.runPlanned()
    server.world.clock.pass(5)
    await bump()
    await server.runPlanned()
    await expectDueWithin(7)
  })

  it('runs when two who know nothing of each other make one child watched', async () => {
    const [, child = ''] = children()
    ok(await teacher().call(attendance, 'signOut', { ids: child }))
    await after(() =>
      Promise.all([
        bump(child),
        teacher().call(attendance, 'signIn', { ids: child, roomCode }),
        inBed().then(fallAsleep),
      ]),
    )
    await server.runPlanned()
    const due = await dueIn()
    expect(due).toBeLessThanOrEqual(12)
    expect(due).toBeGreaterThan(11.5)
  })
})

describe('whoever is watched has a job after', () => {
  it('an entry that arrives late and overdue', async () => {
    const id = await inBed(children()[0], minutesAgo(40))
    await after(() => fallAsleep(id, minutesAgo(30)))
    await expectDueWithin(0)
    expect(await told()).toEqual(['sleep.checkOverdue'])
    expect(await told()).toHaveLength(1)
  })

  it('"awake" is undone', async () => {
    const id = await asleep()
    server.world.clock.pass(4)
    await wakeUp(id)
    await after(async () => ok(await teacher().call(sleep, 'undoStep', { checkId: id, step: 'up' })))
    await expectDueWithin(8)
    server.world.clock.pass(9)
    expect(await told()).toEqual(['sleep.checkOverdue'])
  })

  it('a check is undone', async () => {
    const id = await asleep()
    server.world.clock.pass(8)
    const { checks } = ok(await check(id))
    await after(async () => ok(await teacher().call(sleep, 'undoCheck', { id: checks[0]?.id ?? '' })))
    await expectDueWithin(4)
  })

  it('the time of falling asleep is amended to an earlier one', async () => {
    const id = await inBed(children()[0], minutesAgo(20))
    await fallAsleep(id)
    await after(() => amend(id, { asleepAt: minutesAgo(9) }))
    await expectDueWithin(3)
  })

  it('another entry of care is voided', async () => {
    const id = await asleep(children()[0])
    const other = await asleep(children()[2])
    await after(async () =>
      ok(await manager().call(care, 'voidCareEntry', { id: other, reason: 'Wrong child' })),
    )
    await expectDueWithin(12)
    await after(() => wakeUp(id))
    await server.runPlanned()
    expect(await dueIn()).toBeUndefined()
  })

  it('a child with a bump to the head is handed over to another room, and back from being signed out', async () => {
    const [, child = ''] = children()
    await bump(child)
    ok(await teacher().call(attendance, 'signOut', { ids: child }))
    await after(async () =>
      ok(await teacher().call(attendance, 'signIn', { ids: child, roomCode: 'toddlers' })),
    )
    await expectDueWithin(17)
    const [stay] = ok(await teacher().call(attendance, 'signOut', { ids: child }))
    await server.runPlanned()
    expect(await dueIn()).toBeUndefined()
    await after(async () =>
      ok(await teacher().call(attendance, 'voidSignOut', { ids: stay?.attendanceId ?? '' })),
    )
    await expectDueWithin(17)
  })

  it('the centre looks more often, which counts from the next bump', async () => {
    await bump()
    await after(async () => {
      const {
        countryCode: _,
        timeZone: __,
        ...settings
      } = ok(await manager().call(centre, 'getSettings', {}))
      ok(await manager().call(centre, 'saveSettings', { ...settings, headLookEvery: 5 }))
    })
    await expectDueWithin(17)
    await after(() => bump(children()[1]))
    await expectDueWithin(7)
  })

  it('a report is amended so that the head was hit', async () => {
    const id = server.world.ids()
    const values = sampleValues(incidentReport.fields, server.world)
    const knee = { ...values, bodyParts: ['knee.left' as const] }
    const { version } = ok(await teacher().call(incident, 'submit', { id, detail: knee }))
    await after(async () => ok(await teacher().call(incident, 'submit', { id, version, detail: values })))
    await expectDueWithin(17)
  })

  it('the job has told of one look while another is to come', async () => {
    await asleep(children()[0], minutesAgo(15))
    await asleep(children()[2])
    expect(await told()).toEqual(['sleep.checkOverdue'])
    const due = await dueIn()
    expect(due).toBeGreaterThan(11.5)
    expect(due).toBeLessThanOrEqual(12)
  })

  it('the server starts with an empty queue, as after a restored backup', async () => {
    await bump()
    await after(async () => {
      const starting = server.jobs.filter((job) => 'atStart' in job && job.atStart)
      for (const job of starting) await server.run(job, server.world.centre.tenantId)
    })
    await expectDueWithin(17)
  })
})

it('tells at once of a bump that is reported when its first look is missed already', async () => {
  await bump(children()[1], minutesAgo(40))
  await expectDueWithin(0)
  expect(await told()).toEqual(['aftercare.lookOverdue'])
  expect(await dueIn()).toBeUndefined()
})

it('tells again when the time of the accident was corrected, and the first look after it is missed', async () => {
  const id = await bump(children()[1], minutesAgo(60))
  expect(await told()).toHaveLength(1)
  const detail = {
    ...sampleValues(incidentReport.fields, server.world),
    childId: children()[1],
    occurredAt: now(),
  }
  ok(await teacher().call(incident, 'submit', { id, version: 1, detail: { ...detail, toldAt: now() } }))
  expect(await told()).toHaveLength(1)
  server.world.clock.pass(30)
  expect(await told()).toHaveLength(2)
})

it('refuses another look with an id that is used, and answers the same look again', async () => {
  const incidentId = await bump()
  const look = { id: server.world.ids(), incidentId, signs: ['drowsy' as const], seenAt: now() }
  const first = ok(await teacher().call(aftercare, 'look', look))
  server.world.clock.pass(1)
  expect(ok(await teacher().call(aftercare, 'look', look))).toEqual(first)
  for (const other of [{ signs: [] }, { note: 'Pale' }, { seenAt: later(-1) }])
    expect(await teacher().call(aftercare, 'look', { ...look, ...other })).toMatchObject({
      status: 409,
      error: 'RECORD_EXISTS',
    })
  const second = await bump(children()[0])
  const answer = await teacher().call(aftercare, 'look', { ...look, incidentId: second })
  expect(answer.error).toBe('RECORD_EXISTS')
})
