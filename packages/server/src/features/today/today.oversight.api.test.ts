import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { illness, illnessReport } from '@daybook/contract/illness/illness.kind.ts'
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeReport, sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTasksOfTheDay } from '../task/task.jobs.ts'

// It is Wednesday, 18 November 2026, 10:42 in Auckland.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

type Work = Parameters<TestServer['world']['build']>[1]
const build = (work: Work) => server.world.build(server.world.centre.tenantId, work)
const at = (time: string) => `2026-11-17T${time}:00.000Z`
const sectionsOf = async (person = server.world.centre.manager) =>
  (await server.as(person).call(today, 'getOversight', {})).data.sections

it('is empty where nothing is late, corrected or away', async () => {
  await build((_, tx) => tx.deleteFrom('absence').execute())
  expect(await sectionsOf()).toEqual({
    childrenAway: [],
    corrections: [],
    dueForReview: [],
    forgottenSignOuts: [],
    lateChecks: [],
    lateLooks: [],
    lateRounds: [],
    leaveGaps: [],
    parentsNotTold: [],
    shortfalls: [],
    staffAway: [],
  })
})

it('lists times with too few adults until somebody has explained them', async () => {
  const short = {
    startedAt: at('21:00'),
    endedAt: at('21:10'),
    cause: 'other',
    adults: 1,
    needed: 2,
    children: 7,
  }
  const of = (day: string) =>
    server.world.build(server.world.centre.tenantId, (make) => make.row('ratioShortfall', { ...short, day }))
  const id = await of('2026-11-18')
  await of('2026-11-11')
  expect((await sectionsOf()).shortfalls).toEqual([
    {
      id,
      page: '/pages/home/ratio',
      params: {
        from: at('21:00'),
        until: at('21:10'),
        adults: 1,
        needed: 2,
        children: 7,
        cause: 'other',
        causeName: null,
      },
    },
  ])
  await server
    .as(server.world.centre.manager)
    .call(ratio, 'explain', { id, explanation: 'A teacher fell ill.' })
  expect((await sectionsOf()).shortfalls).toEqual([])
})

it('lists reports whose parents have not been told, until somebody has said what came of it', async () => {
  const { centre } = server.world
  const [told, notTold] = [
    { parentsTold: true, toldHow: 'phone', toldAt: at('20:00'), toldBy: centre.teacher.id },
    { parentsTold: false, toldHow: null, toldAt: null, toldBy: null },
  ]
  await makeReport(server.world, 'incident', told)
  const id = await makeReport(server.world, 'incident', notTold)
  const { parentsNotTold } = await sectionsOf()
  expect(parentsNotTold).toEqual([
    {
      id,
      page: `/pages/home/task/detail-acc?id=${id}`,
      params: expect.objectContaining({ kind: 'incident', childName: expect.any(String) }),
    },
  ])
  await server.as(centre.manager).call(incident, 'followUp', { id, mark: 'Told the mother at pick-up.' })
  expect((await sectionsOf()).parentsNotTold).toEqual([])
})

it('lists rounds that should have been finished', async () => {
  const { under2, tenantId } = server.world.centre
  await build((make) => make.planEntry({ roomId: under2.id, times: ['09:00', '10:30', '14:00'] }))
  await server.run(makeTasksOfTheDay, tenantId)
  const { lateRounds } = await sectionsOf()
  expect(lateRounds).toEqual([
    {
      id: expect.any(String),
      page: expect.stringContaining('/pages/home/task/nappy-change?taskId='),
      params: {
        kind: 'nappyChange',
        roomName: 'Under twos',
        staffName: null,
        dueAt: at('20:00'),
        done: 0,
        total: under2.present.length,
      },
    },
  ])
})

it('counts late and missed checks of each sleep, and says which are still open', async () => {
  const { under2, teacher } = server.world.centre
  const [first = '', second = '', third = ''] = under2.present
  const sleep = (childId: string, asleepAt: string, upAt: string | null) => ({
    childId,
    detail: JSON.stringify({ asleepAt, upAt, checkInterval: 10 }),
    occurredAt: asleepAt,
  })
  await build(async (make) => {
    const put = ({ childId, ...over }: ReturnType<typeof sleep>) =>
      make.careRecord(childId, under2.id, teacher.id, { kind: 'sleep', ...over })
    const look = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' }
    const checked = (id: string, ...times: string[]) =>
      Promise.all(
        times.map((time) => make.sleepCheck(id, { ...look, occurredAt: at(time), recordedBy: teacher.id })),
      )
    // One minute late, then up in time.
    await checked(await put(sleep(first, at('20:00'), at('20:25'))), '20:11', '20:20')
    // Asleep still, and not checked for 22 minutes.
    await checked(await put(sleep(second, at('21:10'), null)), '21:20')
    await checked(await put(sleep(third, at('21:00'), at('21:12'))), '21:09')
  })
  const { lateChecks } = await sectionsOf()
  expect(lateChecks).toMatchObject([
    {
      page: '/pages/home/task/sleep?code=under-2',
      params: { late: 0, missed: 1, lastDueAt: at('21:30'), isOpen: true },
    },
    { page: '/pages/home/task/sleep-gaps?code=under-2', params: { late: 1, missed: 0, isOpen: false } },
  ])
})

it('lists forgotten sign-outs, children who are away and staff on confirmed leave', async () => {
  const { under2, teacher, manager } = server.world.centre
  const [child = ''] = under2.present
  await build(async (make, tx) => {
    await tx.deleteFrom('absence').execute()
    const day = '2026-11-16'
    await make.attendance(child, under2.id, teacher.id, { day, signedInAt: '2026-11-15T19:00:00Z' })
    await make.absence(under2.absent, { day: '2026-11-18', note: 'Tummy bug' })
    const leave = (authorId: string, state: string, from: string, until: string) => ({
      id: server.world.ids(),
      kind: 'leave',
      authorId,
      submittedAt: worldNow,
      startsAt: from,
      endsAt: until,
      state,
      ...(state === 'confirmed' && { decidedAt: worldNow, decidedBy: manager.id }),
      summary: '',
      detail: JSON.stringify({ kind: 'annual', dates: {} }),
    })
    const [today, friday] = ['2026-11-17T11:00:00.000Z', '2026-11-20T11:00:00.000Z']
    await tx
      .insertInto('report')
      .values([leave(teacher.id, 'confirmed', today, friday)])
      .execute()
    await tx
      .insertInto('report')
      .values([leave(manager.id, 'submitted', today, friday)])
      .execute()
    await tx
      .insertInto('report')
      .values([leave(manager.id, 'confirmed', '2026-11-22T11:00:00Z', '2026-11-23T11:00:00Z')])
      .execute()
  })
  const sections = await sectionsOf()
  expect(sections.forgottenSignOuts).toMatchObject([
    { page: '/pages/home/children-list?ask=signOut', params: { roomName: 'Under twos', day: '2026-11-16' } },
  ])
  expect(sections.childrenAway).toMatchObject([
    {
      page: `/pages/home/child?id=${under2.absent}`,
      params: { roomName: 'Under twos', reason: 'sick', note: 'Tummy bug' },
    },
  ])
  expect(sections.staffAway).toEqual([
    {
      id: expect.any(String),
      page: expect.stringContaining(`${leaveReport.page}?id=`),
      params: {
        staffName: 'Hana Teacher',
        startsAt: '2026-11-17T11:00:00.000Z',
        endsAt: '2026-11-20T11:00:00.000Z',
      },
    },
  ])
})

it('has a child away whom an illness keeps at home, until the child comes', async () => {
  const { under2, manager } = server.world.centre
  const as = server.as(manager)
  const childId = under2.absent
  await as.call(attendance, 'clearAbsence', { ids: childId })
  const yesterday = '2026-11-16T21:42:00.000Z'
  const over = { childId, occurredAt: yesterday, toldAt: yesterday, awayUntil: '2026-11-20' }
  const detail = { ...sampleValues(illnessReport.fields, server.world), ...over }
  await as.call(illness, 'submit', { id: server.world.ids(), detail })
  const params = { roomName: 'Under twos', reason: 'sick', note: null, until: '2026-11-20' }
  const page = `/pages/home/child?id=${childId}`
  expect((await sectionsOf()).childrenAway).toMatchObject([{ page, params }])
  await as.call(attendance, 'markAbsent', { ids: childId, reason: 'sick', note: 'Fever' })
  expect((await sectionsOf()).childrenAway).toMatchObject([{ page, params: { note: 'Fever' } }])
  await as.call(attendance, 'signIn', { ids: childId })
  expect((await sectionsOf()).childrenAway).toEqual([])
})

it('has nobody away who came after all, and again once that sign-in is undone', async () => {
  const { under2, manager } = server.world.centre
  const as = server.as(manager)
  await as.call(attendance, 'markAbsent', { ids: under2.absent, reason: 'sick' })
  const { data } = await as.call(attendance, 'signIn', { ids: under2.absent })
  expect((await sectionsOf()).childrenAway).toEqual([])
  await as.call(attendance, 'voidSignIn', { ids: data[0]?.attendanceId ?? '' })
  expect((await sectionsOf()).childrenAway).toHaveLength(1)
})

it('lists what was amended or voided today with a reason, by whom, the newest first', async () => {
  const { under2, teacher, manager } = server.world.centre
  const [child = ''] = under2.present
  await build(async (make, tx) => {
    const recorded = (over: object = {}) =>
      make.careRecord(child, under2.id, teacher.id, { occurredAt: at('20:00'), ...over })
    const voided = { voidedBy: teacher.id, voidedAt: at('21:00') }
    await recorded({ ...voided, voidReason: 'Recorded twice' })
    // Undone at once, and voided yesterday.
    await recorded(voided)
    await recorded({ ...voided, voidedAt: '2026-11-16T21:00:00Z', voidReason: 'Yesterday' })
    await tx
      .insertInto('careAmendment')
      .values({
        id: server.world.ids(),
        recordId: await recorded(),
        version: 1,
        amendedBy: manager.id,
        amendedAt: at('21:30'),
        reason: 'Looked again',
        before: JSON.stringify({}),
      })
      .execute()
  })
  const { corrections } = await sectionsOf()
  expect(corrections?.map(({ params }) => params)).toMatchObject([
    {
      change: 'amended',
      kind: 'nappyChange',
      byName: 'Mere Manager',
      reason: 'Looked again',
      at: at('21:30'),
    },
    { change: 'voided', byName: 'Hana Teacher', reason: 'Recorded twice', at: at('21:00') },
  ])
  const other = await sectionsOf(server.world.other.manager)
  expect(other.corrections).toEqual([])
})
