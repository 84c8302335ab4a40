// Whoever starts the demo, at whatever moment, finds a centre in the middle of its day, and nothing that cannot be.
import { createHash } from 'node:crypto'
import { isAwaited } from '@daybook/contract/care/care.rules.ts'
import {
  addDays,
  dayAt,
  instantOf,
  isBirthday,
  monthsOld,
  weekdayOf,
} from '@daybook/contract/kernel/dates.ts'
import { isPhone } from '@daybook/contract/kernel/phone.rules.ts'
import { taskStatus } from '@daybook/contract/task/task.rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCentre } from './centre.ts'
import { demoCentre, madeUpCentre, secondCentre } from './centres.ts'
import { whatCannotBe } from './possible.ts'
import { type Row, type Rows, type Table, tables } from './rows.ts'
import type { CentreSketch } from './sketch.ts'
import { stories } from './stories.ts'

const auckland = 'Pacific/Auckland'
const moments: Record<string, Date> = {
  'a Wednesday morning': instantOf('2026-03-11', '10:30', auckland),
  'a Wednesday afternoon': instantOf('2026-03-11', '16:10', auckland),
  'three in the morning': instantOf('2026-03-11', '03:00', auckland),
  'late in the evening': instantOf('2026-03-11', '22:40', auckland),
  'a Saturday afternoon': instantOf('2026-03-14', '14:00', auckland),
  'a Sunday before dawn': instantOf('2026-03-15', '05:12', auckland),
  'New Year’s morning': instantOf('2027-01-01', '09:00', auckland),
  '29 February': instantOf('2028-02-29', '11:11', auckland),
  '28 February of a leap year': instantOf('2028-02-28', '11:11', auckland),
  'the day that lacks an hour, before': instantOf('2026-09-27', '01:55', auckland),
  'the day that lacks an hour, after': instantOf('2026-09-27', '04:00', auckland),
  'the noon of the day that lacks an hour': instantOf('2026-09-27', '12:00', auckland),
  'the day with an hour twice, the first time': new Date('2026-04-04T13:20:00Z'),
  'the evening of the day with an hour twice': instantOf('2026-04-05', '21:00', auckland),
}
// Here too little of the day is behind, or too little ahead, for a round of every kind.
const edges: Record<string, Date> = {
  'the day with an hour twice, the second time': new Date('2026-04-04T14:20:00Z'),
  'an hour after midnight': instantOf('2026-03-11', '01:00', auckland),
  midnight: instantOf('2026-03-11', '00:00', auckland),
  'half a minute after midnight': new Date(instantOf('2026-03-11', '00:00', auckland).getTime() + 30_500),
  'half a minute before midnight': new Date(instantOf('2026-03-12', '00:00', auckland).getTime() - 30_500),
}

const made = new Map<string, Rows>()
function centreAt(now: Date, sketch: CentreSketch = demoCentre): Rows {
  const key = `${sketch.tenantId} ${now.toISOString()}`
  const rows = made.get(key) ?? makeCentre(sketch, now, 'hash')
  made.set(key, rows)
  return rows
}

const idOf = (row: Row<'child'>) => row.id

function taskStates(rows: Rows, now: Date) {
  const today = rows.of('task').filter(({ day }) => day === lastDay(rows))
  return today.map(({ id, kind, dueAt, roomId }) => {
    const [at = ''] = [dueAt, now.toISOString()].sort()
    const done = new Set(
      rows
        .of('careRecord')
        .filter((r) => r.taskId === id && !r.voidedAt)
        .map((r) => r.childId),
    )
    const awaited = stories.find((story) => story.kind === kind)?.rules.awaited ?? {}
    const asked = new Set(
      rows
        .of('child')
        .filter((child) => isAwaited({ inNappies: child.inNappies === true }, awaited))
        .map(idOf),
    )
    const here = rows
      .of('attendance')
      .filter(
        (a) =>
          a.day === lastDay(rows) &&
          a.roomId === roomId &&
          asked.has(a.childId) &&
          a.signedInAt <= at &&
          (a.signedOutAt ?? '9999') > at,
      )
    const total = new Set([...done, ...here.map((a) => a.childId)]).size
    return {
      status: taskStatus({ dueAt, done: done.size, total }, now),
      done: done.size,
      total,
      isAhead: dueAt > now.toISOString(),
    }
  })
}

const lastDay = (rows: Rows) => rows.of('attendance').at(-1)?.day ?? ''

describe.each(Object.entries({ ...moments, ...edges }))('at %s', (_, now) => {
  it('holds nothing that cannot be', () => {
    for (const sketch of [demoCentre, secondCentre])
      expect(whatCannotBe(centreAt(now, sketch), sketch.timeZone, now)).toEqual([])
  })

  it('has its rooms, children and staff, and children who are there', () => {
    const rows = centreAt(now)
    const today = dayAt(now, auckland)
    expect(rows.of('room')).toHaveLength(4)
    expect(rows.of('child')).toHaveLength(67)
    expect(rows.of('staff').filter(({ roles }) => roles.includes('manager'))).toHaveLength(2)
    expect(rows.of('staff').filter(({ roles }) => !roles.includes('manager'))).toHaveLength(14)
    const ofToday = rows.of('attendance').filter(({ day }) => day === today)
    for (const room of rows.of('room')) {
      const here = ofToday.filter(({ roomId, signedOutAt }) => roomId === room.id && !signedOutAt)
      expect(here.length, room.name).toBeGreaterThan(3)
    }
    expect(rows.of('absence').filter(({ day }) => day === today).length).toBeGreaterThan(2)
    expect(ofToday.some(({ signedOutAt }) => signedOutAt)).toBe(true)
    const atWork = rows.of('staffAttendance').filter(({ day, signedOutAt }) => day === today && !signedOutAt)
    expect(atWork.length).toBeGreaterThanOrEqual(8)
  })

  it('has two birthdays to think of, and children of the ages of their rooms', () => {
    const rows = centreAt(now)
    const today = dayAt(now, auckland)
    const birthdays = (day: string) =>
      rows
        .of('child')
        .filter(({ birthDate }) => isBirthday(birthDate, day))
        .map(({ firstName }) => firstName)
    expect(birthdays(today)).toContain('Mārama')
    expect(birthdays(addDays(today, 1))).toContain('Lachlan')
    for (const { birthDate } of rows.of('child')) expect(monthsOld(birthDate, today)).toBeLessThan(60)
  })
})

describe.each(Object.entries(moments))('at %s', (_, now) => {
  it('is half done with the day: done, under way, overdue, and still ahead', () => {
    const states = taskStates(centreAt(now), now)
    expect(states.filter(({ status, total }) => status === 'done' && total > 0).length).toBeGreaterThan(0)
    expect(states).toContainEqual(expect.objectContaining({ status: 'inProgress' }))
    expect(states).toContainEqual(expect.objectContaining({ status: 'overdue', done: 0 }))
    expect(states.some(({ isAhead, status }) => isAhead && status === 'pending')).toBe(true)
  })

  it('has thirty days behind it on which the centre was open', () => {
    const rows = centreAt(now)
    const today = dayAt(now, auckland)
    for (const table of ['attendance', 'staffAttendance', 'task'] as const) {
      const days = [...new Set((rows.of(table) as readonly { day: string }[]).map(({ day }) => day))]
      expect(days).toHaveLength(31)
      expect(days.every((day) => weekdayOf(day) < 6 || weekdayOf(day) === weekdayOf(today))).toBe(true)
    }
    const changed = new Set(
      rows.of('careRecord').map(({ occurredAt }) => dayAt(new Date(occurredAt), auckland)),
    )
    expect(changed.size).toBe(31)
    const open = rows.of('attendance').filter(({ day, signedOutAt }) => day < today && !signedOutAt)
    expect(open).toHaveLength(1)
  })
})

it('is possible at any moment at all', () => {
  const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (now) => {
      expect(whatCannotBe(makeCentre(secondCentre, now, 'hash'), secondCentre.timeZone, now)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

it('is the same whenever it is made for the same moment, and another one for another centre', () => {
  const hash = (sketch: CentreSketch, now: Date) => {
    const rows = makeCentre(sketch, now, 'hash')
    return createHash('sha256')
      .update(JSON.stringify(tables.map((table: Table) => rows.of(table))))
      .digest('hex')
  }
  const now = moments['a Wednesday morning'] as Date
  expect(hash(demoCentre, now)).toBe(hash(demoCentre, now))
  expect(hash(madeUpCentre('200000'), now)).not.toBe(hash(madeUpCentre('200001'), now))
})

it('has what a screen has to cope with: twins, long names, macrons, Chinese characters, every severity', () => {
  const rows = centreAt(moments['a Wednesday morning'] as Date)
  const names = rows.of('child').map(({ firstName, familyName }) => `${firstName} ${familyName}`)
  expect(names.some((name) => /[āēīōū]/i.test(name))).toBe(true)
  expect(names.some((name) => /\p{Script=Han}/u.test(name))).toBe(true)
  expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(30)
  expect(new Set(names).size).toBe(67)
  const twins = rows.of('child').filter(({ familyName }) => familyName === 'Parata')
  expect(new Set(twins.map(({ birthDate }) => birthDate)).size).toBe(1)
  expect(twins).toHaveLength(2)
  expect(new Set(rows.of('allergy').map(({ severity }) => severity))).toEqual(
    new Set(['mild', 'severe', 'anaphylaxis']),
  )
  const today = lastDay(rows)
  const certificates = rows.of('report').filter(({ kind }) => kind === 'credential')
  const expiries = certificates.map(({ detail }) => JSON.parse(String(detail)).expiresOn as string)
  expect(expiries.filter((day) => day < today)).toHaveLength(1)
  expect(expiries.filter((day) => day >= today && day < addDays(today, 60)).length).toBeGreaterThan(2)
  expect(new Set(rows.of('message').map(({ kind }) => kind))).toContain('attendance.forgottenSignOut')
  expect(rows.of('careAmendment').length).toBeGreaterThan(3)
  expect(rows.of('careRecord').some(({ voidReason }) => voidReason)).toBe(true)
})

it('knows for every child whom to ring and who may collect it', () => {
  const rows = centreAt(moments['a Wednesday morning'] as Date)
  const contacts = Map.groupBy(rows.of('contact'), ({ childId }) => childId)
  expect(contacts.size).toBe(67)
  for (const own of contacts.values()) {
    expect([2, 3]).toContain(own.length)
    expect(own.map(({ sort }) => sort)).toEqual(own.map((_, index) => index + 1))
    expect(own.some(({ mayCollect }) => mayCollect)).toBe(true)
    for (const { isEmergency, phone } of own) expect(!isEmergency || isPhone(phone ?? '')).toBe(true)
  }
  expect(rows.of('contact').some(({ mayCollect }) => !mayCollect)).toBe(true)
  const twins = rows.of('child').filter(({ familyName }) => familyName === 'Parata')
  const [first, second] = twins.map(({ id }) => contacts.get(id)?.map(({ name, phone }) => [name, phone]))
  expect(first).toEqual(second)
})

it('has notes of teachers, today and on the days before', () => {
  const rows = centreAt(moments['a Wednesday morning'] as Date)
  const notes = rows.of('careRecord').filter(({ kind }) => kind === 'dayNote')
  expect(notes.every(({ note }) => note)).toBe(true)
  const days = new Set(notes.map(({ occurredAt }) => dayAt(new Date(occurredAt), auckland)))
  expect(days).toContain(lastDay(rows))
  expect(days.size).toBeGreaterThan(15)
})

describe('the kinds of care', () => {
  const wednesday = moments['a Wednesday morning'] as Date
  const midwinter = instantOf('2026-07-15', '10:30', auckland)
  const of = (rows: Rows, kind: string) => rows.of('careRecord').filter((record) => record.kind === kind)
  const daysOf = (records: readonly Row<'careRecord'>[]) =>
    new Set(records.map(({ occurredAt }) => dayAt(new Date(occurredAt), auckland)))

  it.each(['bottleFeed', 'toiletVisit', 'sunscreenApplication'])(
    '%s has its month and its rounds',
    (kind) => {
      const rows = centreAt(wednesday)
      expect(daysOf(of(rows, kind)).size).toBe(31)
      expect(of(rows, kind).some(({ voidedAt }) => voidedAt)).toBe(true)
      expect(of(rows, kind).some(({ amendments }) => amendments === 1)).toBe(true)
      const rounds = rows.of('task').filter((task) => task.kind === kind && task.day === lastDay(rows))
      expect(rounds.some(({ dueAt }) => dueAt > wednesday.toISOString())).toBe(true)
    },
  )

  it('leaves sunscreen to the months of its season', () => {
    const rows = centreAt(midwinter)
    expect(of(rows, 'sunscreenApplication')).toEqual([])
    expect(rows.of('task').some(({ kind }) => kind === 'sunscreenApplication')).toBe(false)
    const [entry] = rows.of('planEntry').filter(({ kind }) => kind === 'sunscreenApplication')
    expect(entry).toMatchObject({ seasonFrom: 9, seasonUntil: 4 })
  })

  it('has children of whom there is something to know, and reasons where it was done all the same', () => {
    const rows = centreAt(wednesday)
    for (const kind of ['nappyChange', 'bottleFeed', 'sunscreenApplication'])
      expect(
        of(rows, kind).some(({ conflictReason }) => conflictReason),
        kind,
      ).toBe(true)
    const consents = new Set(rows.of('child').map(({ sunscreenConsent }) => sunscreenConsent))
    expect(consents).toEqual(new Set(['centreCream', 'ownCream', 'none', null]))
  })
})

it('shows a child whose skin has been sore for days, and cream with it', () => {
  const rows = centreAt(moments['a Wednesday morning'] as Date)
  const isla = rows
    .of('child')
    .find(({ firstName, familyName }) => firstName === 'Isla' && familyName === 'McAllister')
  const sore = rows
    .of('careRecord')
    .filter(({ childId, detail }) => childId === isla?.id && /"(red|rash)"/.test(JSON.stringify(detail)))
  expect(
    new Set(sore.map(({ occurredAt }) => dayAt(new Date(occurredAt), auckland))).size,
  ).toBeGreaterThanOrEqual(5)
  expect(sore.every(({ detail }) => JSON.stringify(detail).includes('"creamUsed":true'))).toBe(true)
})

it('has naps: some sleep now, most checks were in time, and the managers were told of one that was missed', () => {
  const rows = centreAt(moments['a Wednesday morning'] as Date)
  const sleeps = rows.of('careRecord').filter(({ kind }) => kind === 'sleep')
  const naps = rows.of('task').filter(({ kind }) => kind === 'sleep')
  const rounds = new Set(naps.map(({ id }) => id))
  expect(sleeps.every(({ taskId }) => rounds.has(taskId ?? ''))).toBe(true)
  const today = naps.filter(({ day }) => day === lastDay(rows))
  expect(today.map(({ dueTime }) => dueTime).sort()).toEqual(['09:45', '12:30', '13:00'])
  const open = sleeps.filter(({ detail }) => (detail as { upAt: string | null }).upAt === null)
  expect(open.length).toBeGreaterThan(3)
  expect(new Set(open.map(({ childId }) => childId)).size).toBe(open.length)
  const checks = rows.of('sleepCheck')
  expect(checks.length).toBeGreaterThan(sleeps.length * 3)
  expect(rows.of('message').some(({ kind }) => kind === 'sleep.checkOverdue')).toBe(true)
})
