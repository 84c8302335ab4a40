import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

// It is Wednesday, 18 November 2026, 10:42 in Auckland.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const week = { from: '2026-11-16', until: '2026-11-20' }
const of = async (query: object) =>
  (await server.as(server.world.centre.teacher).call(hours, 'listOfChildren', query)).data
const ofChild = async (id: string, query: object = week) =>
  (await of({ ...query, size: 100 })).records.find((child) => child.id === id)?.days

const times = (day: string, from: string, until?: string) => ({
  day,
  signedInAt: `${day}T${from}:00+13:00`,
  ...(until && { signedOutAt: `${day}T${until}:00+13:00` }),
})
const stay = (day: string, from: string, until?: string) => ({
  ...times(day, from, until),
  ...(until && { signedOutBy: server.world.centre.teacher.id }),
})

it('lists each day on which a child was booked or here, with both hours', async () => {
  const { centre, build } = server.world
  const child = await build(centre.tenantId, async (make) => {
    const id = await make.child({ firstName: 'Wiremu' })
    const booked = { weekdays: [1, 2, 3, 4], arrivesAt: '08:30', leavesAt: '15:00' }
    await make.enrolment(id, centre.under2.id, booked)
    const here = (over: ReturnType<typeof stay>, isVoided = false) =>
      make.attendance(id, centre.under2.id, centre.teacher.id, {
        ...over,
        ...(isVoided && { voidedAt: over.signedOutAt, voidedBy: centre.teacher.id }),
      })
    await here(stay('2026-11-16', '08:00', '11:30'))
    await here(stay('2026-11-16', '13:00', '15:00'))
    await here(stay('2026-11-16', '06:00', '07:00'), true)
    await make.absence(id, { day: '2026-11-17' })
    await here(stay('2026-11-18', '08:15'))
    await make.absence(id, { day: '2026-11-18', reason: 'holiday' })
    // On a day without a booking.
    await here(stay('2026-11-20', '09:00', '10:00'))
    return id
  })
  const day = { booked: 390, here: 0, isOpen: false, away: null }
  expect(await ofChild(child)).toEqual([
    { ...day, day: '2026-11-16', here: 330 },
    { ...day, day: '2026-11-17', away: 'sick' },
    // Came after all, and is still here.
    { ...day, day: '2026-11-18', isOpen: true },
    { ...day, day: '2026-11-19' },
    { ...day, day: '2026-11-20', booked: null, here: 60 },
  ])
})

it('books nobody outside terms, before the first day or after the last', async () => {
  const { centre, build } = server.world
  const [termTime, left, removed] = await build(centre.tenantId, async (make) => {
    await make.row('term', { name: 'Term 4', startsOn: '2026-10-12', endsOn: '2026-11-17' })
    const booked = async (over: object, child: object = {}) => {
      const id = await make.child(child)
      await make.enrolment(id, centre.under2.id, over)
      return id
    }
    return [
      await booked({ termTimeOnly: true }),
      await booked({ startsOn: '2026-11-17', endsOn: '2026-11-18' }),
      // Taken off the register today, and nobody ended the enrolment.
      await booked({}, { active: false }),
    ]
  })
  const daysOf = async (id = '') => (await ofChild(id))?.map(({ day }) => day.slice(-2))
  expect(await daysOf(termTime)).toEqual(['16', '17'])
  expect(await daysOf(left)).toEqual(['17', '18'])
  expect(await daysOf(removed)).toEqual(['16', '17', '18'])
})

it('has a child away whom an illness kept at home, until the child came back', async () => {
  const { centre } = server.world
  const over = { childId: centre.under2.absent, occurredAt: '2026-11-16T09:00:00+13:00' }
  await makeReport(server.world, 'illness', { ...over, awayUntil: '2026-11-18' })
  const days = await ofChild(centre.under2.absent)
  expect(days?.map(({ away }) => away)).toEqual([null, 'sick', 'sick', null, null])
})

it('books nobody on a public holiday', async () => {
  const days = await ofChild(server.world.centre.under2.absent, { from: '2026-10-25', until: '2026-10-27' })
  // Labour Day is the 26th.
  expect(days?.map(({ day }) => day)).toEqual(['2026-10-25', '2026-10-27'])
})

it('has pages by name, and the children of one room with all of their days', async () => {
  const { centre, build } = server.world
  const everybody = await of({ ...week, size: 2 })
  expect(everybody).toMatchObject({ current: 1, size: 2 })
  expect(everybody.records).toHaveLength(2)
  expect((await of({ ...week, size: 2, current: 2 })).total).toBe(everybody.total)
  const [child = ''] = centre.under2.present
  await build(centre.tenantId, (make) =>
    make.attendance(child, centre.toddlers.id, centre.teacher.id, stay('2026-11-17', '09:00', '12:00')),
  )
  const { records } = await of({ ...week, code: centre.toddlers.code, size: 100 })
  expect(records.find(({ id }) => id === child)?.days).toHaveLength(5)
  expect(records.map(({ id }) => id)).not.toContain(centre.under2.absent)
})

it('lists what staff have worked, with breaks and non-contact time, for those who may read it', async () => {
  const { centre, build } = server.world
  await build(centre.tenantId, async (make) => {
    const { id: staffId } = centre.teacher
    const work = (...at: Parameters<typeof times>) => make.work(staffId, times(...at))
    await work('2026-11-16', '08:00', '12:00')
    await work('2026-11-16', '12:30', '16:45')
    const pause = (kind: string, from: string, until: string) =>
      make.row('staffPause', {
        staffId,
        day: '2026-11-16',
        kind,
        startedBy: staffId,
        endedBy: staffId,
        startedAt: `2026-11-16T${from}:00+13:00`,
        endedAt: `2026-11-16T${until}:00+13:00`,
      })
    await pause('break', '10:00', '10:10')
    await pause('break', '15:00', '15:10')
    await pause('nonContact', '13:00', '14:00')
    await work('2026-11-18', '08:00')
  })
  const { data } = await server.as(centre.manager).call(hours, 'listOfStaff', week)
  expect(data.records).toMatchObject([
    {
      id: centre.teacher.id,
      days: [
        { day: '2026-11-16', atWork: 495, onBreak: 20, nonContact: 60, isOpen: false },
        { day: '2026-11-18', atWork: 0, onBreak: 0, nonContact: 0, isOpen: true },
      ],
    },
  ])
  expect((await server.as(centre.teacher).call(hours, 'listOfStaff', week)).status).toBe(403)
  const own = async (person: typeof centre.teacher) =>
    (await server.as(person).call(hours, 'listOwn', week)).data
  expect(await own(centre.teacher)).toEqual(data.records[0]?.days)
  expect(await own(centre.manager)).toEqual([])
})

it('takes at most 31 days', async () => {
  const { status } = await server
    .as(server.world.centre.teacher)
    .call(hours, 'listOfChildren', { from: '2026-11-01', until: '2026-12-02' })
  expect(status).toBe(400)
})
