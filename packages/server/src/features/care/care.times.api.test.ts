// Entries made offline on a device whose clock was wrong.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { entryClockHeader, type TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { minutesAgo, wet } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let colleague: Person
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  const { build, centre } = server.world
  colleague = await build(centre.tenantId, async (make) => {
    const id = await make.staff({ account: 'colleague', realName: 'Sione Colleague' })
    return { tenantId: centre.tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
  })
})
afterAll(() => server.close())

const as = (person: Person = server.world.centre.teacher) => server.as(person)
const child = () => server.world.centre.under2.present[0] ?? ''

/** The header of a device whose clock is this many minutes behind. */
const behind = (minutes: number, suffix = ';continuous') => ({
  [entryClockHeader]: `${Date.parse(minutesAgo(minutes))}${suffix}`,
})

const claim = (over: object = {}) => ({
  id: server.world.ids(),
  childId: child(),
  occurredAt: minutesAgo(60),
  detail: wet,
  ...over,
})

async function recorded(headers: Record<string, string> = behind(30), over: object = {}): Promise<string> {
  const { data } = await as().call(nappyChange, 'record', claim(over), { headers })
  return data.id
}
const settle = (id: string, take: TimeChoice, person?: Person) =>
  as(person).call(care, 'settleTimes', { id, take })
const entry = async (id: string, person?: Person) =>
  (await as(person).call(care, 'getCareEntry', { id })).data

describe('an entry by a clock that was wrong', () => {
  it('is marked, with the corrected time where it is known', async () => {
    expect(await entry(await recorded())).toMatchObject({
      occurredAt: minutesAgo(60),
      uncertainTimes: { occurredAt: minutesAgo(30) },
    })
    const unknown = await recorded(behind(30, ''), { occurredAt: minutesAgo(50) })
    expect(await entry(unknown)).toMatchObject({ uncertainTimes: { occurredAt: null } })
  })

  it('is not marked without the header, or when the clock is right', async () => {
    expect(await entry(await recorded({}))).toMatchObject({ uncertainTimes: null })
    expect(await entry(await recorded(behind(1)))).toMatchObject({ uncertainTimes: null })
  })

  it('is refused when the header is not valid', async () => {
    const headers = { [entryClockHeader]: 'soon' }
    expect(await as().call(nappyChange, 'record', claim(), { headers })).toMatchObject({
      error: 'VALIDATION_FAILED',
      fields: { [entryClockHeader]: 'INVALID_FORMAT' },
    })
  })

  it('keeps its mark when it is sent again, whatever the clock shows then', async () => {
    const made = claim()
    const key = server.world.ids()
    const first = await as().call(nappyChange, 'record', made, { key, headers: behind(30) })
    server.world.clock.pass(10)
    const again = await as().call(nappyChange, 'record', made, { key, headers: behind(0) })
    expect(again.data).toEqual(first.data)
    const otherKey = await as().call(nappyChange, 'record', made, { key: server.world.ids() })
    expect(otherKey.data).toMatchObject({ uncertainTimes: { occurredAt: minutesAgo(30) } })
  })
})

describe('settling an uncertain time', () => {
  it('confirms it without a reason and keeps that in the history', async () => {
    const id = await recorded()
    server.world.clock.pass(60)
    expect((await settle(id, 'recorded')).data).toMatchObject({
      occurredAt: minutesAgo(60),
      uncertainTimes: null,
      version: 2,
    })
    const [step] = (await entry(id)).history
    expect(step).toMatchObject({
      reason: null,
      before: { occurredAt: minutesAgo(60), uncertainTimes: { occurredAt: minutesAgo(30) } },
    })
  })

  it('corrects it to the suggested time; the second time changes nothing', async () => {
    const id = await recorded()
    server.world.clock.pass(60)
    const { data } = await settle(id, 'suggested')
    expect(data).toMatchObject({ occurredAt: minutesAgo(30), uncertainTimes: null, version: 2 })
    expect((await settle(id, 'recorded')).data).toMatchObject({ occurredAt: minutesAgo(30), version: 2 })
    expect((await entry(id)).history).toHaveLength(1)
  })

  it('is for its author and for managers, not for others or another centre', async () => {
    const id = await recorded()
    expect(await settle(id, 'recorded', colleague)).toMatchObject({ status: 403, error: 'FORBIDDEN' })
    expect(await settle(id, 'recorded', server.world.other.manager)).toMatchObject({ status: 404 })
    expect(await entry(id)).toMatchObject({ uncertainTimes: { occurredAt: minutesAgo(30) } })
    expect(await settle(id, 'suggested', server.world.centre.manager)).toMatchObject({ status: 200 })
  })

  it('is refused at a time when the child was not here', async () => {
    // Signed in at 8:15; the clock was an hour and a half ahead.
    const id = await recorded(behind(-90))
    expect(await settle(id, 'suggested')).toMatchObject({ error: 'CHILD_NOT_PRESENT_THEN' })
    expect(await settle(id, 'recorded')).toMatchObject({ status: 200 })
  })

  it('is done by an amendment of the time, but not by one of the note', async () => {
    const id = await recorded()
    const amend = (over: object) =>
      as().call(care, 'amendCareEntry', { id, version: 1, occurredAt: minutesAgo(60), detail: wet, ...over })
    expect((await amend({ note: 'A rash' })).data.uncertainTimes).toEqual({ occurredAt: minutesAgo(30) })
    expect((await amend({ version: 2, occurredAt: minutesAgo(31) })).data.uncertainTimes).toBeNull()
  })
})

it('marks each step and check of a sleep, and settles the steps together', async () => {
  const headers = behind(20)
  const id = server.world.ids()
  const records = [{ id, childId: child(), occurredAt: minutesAgo(60) }]
  await as().call(sleep, 'putToBed', { roomCode: 'under-2', records }, { headers })
  await as().call(sleep, 'fallAsleep', { checkId: id, occurredAt: minutesAgo(50) }, { headers })
  await as().call(sleep, 'checkSleeper', { id, occurredAt: minutesAgo(45) }, { headers })
  const { data } = await as().call(sleep, 'wakeUp', { checkId: id, occurredAt: minutesAgo(10) })
  expect(data[0]).toMatchObject({
    uncertainTimes: { occurredAt: minutesAgo(40), asleepAt: minutesAgo(30) },
    checks: [{ uncertainTimes: { occurredAt: minutesAgo(25) } }],
  })
  expect((await settle(id, 'suggested')).data).toMatchObject({
    occurredAt: minutesAgo(40),
    uncertainTimes: null,
    detail: { asleepAt: minutesAgo(30), upAt: minutesAgo(10) },
  })
})

describe('settling an uncertain check of a sleep', () => {
  const checkedSleep = async () => {
    const id = server.world.ids()
    const records = [{ id, childId: child(), occurredAt: minutesAgo(60) }]
    await as().call(sleep, 'putToBed', { roomCode: 'under-2', records })
    await as().call(sleep, 'fallAsleep', { checkId: id, occurredAt: minutesAgo(50) })
    const look = { breathing: 'noisy', warmth: 'warm', colour: 'pale', position: 'side' } as const
    const check = { id, checkId: server.world.ids(), occurredAt: minutesAgo(45), note: 'Stirred', ...look }
    const { data } = await as().call(sleep, 'checkSleeper', check, { headers: behind(20) })
    return { ...data.checks[0], look, checkId: check.checkId }
  }
  const settleCheck = (id: string, take: TimeChoice, person?: Person) =>
    as(person).call(sleep, 'settleCheckTime', { id, take })

  it('takes the suggested time and keeps what was seen; the second tap changes nothing', async () => {
    const { checkId, look, recordedBy, recordedAt, can } = await checkedSleep()
    expect(can).toEqual(['undo', 'settleTime'])
    server.world.clock.pass(60)
    const { data } = await settleCheck(checkId, 'suggested')
    const settled = { ...look, note: 'Stirred', recordedBy, recordedAt, uncertainTimes: null, can: [] }
    expect(data.checks).toMatchObject([{ ...settled, occurredAt: minutesAgo(25) }])
    const again = await settleCheck(checkId, 'recorded')
    expect(again.data.checks).toEqual(data.checks)
    // What was first said stays in the record.
    const page = await as().call(childPage, 'getPage', { id: child() })
    const kept = page.data.moments.flatMap((moment) => ('sleep' in moment && moment.sleep?.checks) || [])
    expect(kept.map(({ at, voided, isUncertain }) => [at, voided, isUncertain])).toEqual([
      [minutesAgo(45), true, true],
      [minutesAgo(25), false, false],
    ])
  })

  it('confirms the recorded time', async () => {
    const { checkId } = await checkedSleep()
    const { data } = await settleCheck(checkId, 'recorded')
    expect(data.checks).toMatchObject([{ occurredAt: minutesAgo(45), uncertainTimes: null, can: ['undo'] }])
  })

  it('is for its author and for managers, not for others or another centre', async () => {
    const { checkId } = await checkedSleep()
    expect(await settleCheck(checkId, 'recorded', colleague)).toMatchObject({ error: 'FORBIDDEN' })
    expect(await settleCheck(checkId, 'recorded', server.world.other.manager)).toMatchObject({ status: 404 })
    expect(await settleCheck(checkId, 'recorded', server.world.centre.manager)).toMatchObject({ status: 200 })
  })

  it('is refused at a time when the child was not asleep', async () => {
    const { checkId, id = '' } = await checkedSleep()
    const { data } = await as().call(sleep, 'listSleeps', { code: 'under-2' })
    const [open] = data
    expect(open?.checks[0]?.id).toBe(id)
    await as().call(sleep, 'wakeUp', { checkId: open?.id ?? '', occurredAt: minutesAgo(30) })
    expect(await settleCheck(checkId, 'suggested')).toMatchObject({ error: 'NOT_ASLEEP' })
    expect(await settleCheck(checkId, 'recorded')).toMatchObject({ status: 200 })
  })
})

it('forgets the doubt about a step of a sleep that is undone', async () => {
  const id = server.world.ids()
  const records = [{ id, childId: child(), occurredAt: minutesAgo(60) }]
  await as().call(sleep, 'putToBed', { roomCode: 'under-2', records })
  await as().call(sleep, 'fallAsleep', { checkId: id, occurredAt: minutesAgo(50) }, { headers: behind(20) })
  const { data } = await as().call(sleep, 'undoStep', { checkId: id, step: 'asleep' })
  expect(data[0]).toMatchObject({ uncertainTimes: null })
})

describe('a sign-in and sign-out by a clock that was wrong', () => {
  const stay = async () => {
    const { data } = await as().call(attendance, 'listToday', {})
    return data.children.find(({ id }) => id === server.world.centre.under2.absent)?.attendances[0]
  }
  const signed = async () => {
    const ids = server.world.centre.under2.absent
    const headers = behind(20)
    await as().call(attendance, 'signIn', { ids, occurredAt: minutesAgo(60) }, { headers })
    await as().call(attendance, 'signOut', { ids, occurredAt: minutesAgo(30) }, { headers })
    return (await stay())?.id ?? ''
  }
  const settleStay = (id: string, take: TimeChoice, person?: Person) =>
    as(person).call(attendance, 'settleTimes', { id, take })

  it('are marked and corrected together; nobody else may', async () => {
    const id = await signed()
    const uncertain = { signedInAt: minutesAgo(40), signedOutAt: minutesAgo(10) }
    expect(await stay()).toMatchObject({
      uncertainTimes: uncertain,
      can: expect.arrayContaining(['settleTimes']),
    })
    expect(await settleStay(id, 'suggested', colleague)).toMatchObject({ error: 'FORBIDDEN' })
    expect(await settleStay(id, 'suggested', server.world.other.manager)).toMatchObject({ status: 404 })
    expect(await settleStay(id, 'suggested')).toMatchObject({ status: 200 })
    expect(await stay()).toMatchObject({ ...uncertain, uncertainTimes: null })
  })

  it('are confirmed, and the child’s page marks them until then', async () => {
    const id = await signed()
    const marks = async () => {
      const { data } = await as().call(childPage, 'getPage', { id: server.world.centre.under2.absent })
      return data.moments.map((moment) => 'isUncertain' in moment && moment.isUncertain)
    }
    expect(await marks()).toEqual([true, true])
    await settleStay(id, 'recorded')
    expect(await marks()).toEqual([false, false])
    expect(await stay()).toMatchObject({ signedInAt: minutesAgo(60), uncertainTimes: null })
  })
})
