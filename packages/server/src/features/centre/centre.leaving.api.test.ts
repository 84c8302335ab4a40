// A centre that has left the installation: nobody and nothing opens it, until the operator lets it back.
import { calendarFeed } from '@daybook/contract/calendarFeed/calendarFeed.contract.ts'
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { dataExport } from '@daybook/contract/dataExport/dataExport.contract.ts'
import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { language } from '@daybook/contract/language/language.contract.ts'
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { type AuthCalls, authCallsOf } from '@daybook/testkit/authCalls.ts'
import { emptyQueue, waitingJobs } from '@daybook/testkit/queue.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let authCalls: AuthCalls
beforeAll(async () => {
  server = await testServer()
  authCalls = authCallsOf(server)
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const operator = () => server.as(server.world.administrator)
const ours = { tenantId: '100001' }
const deactivate = () => operator().call(centre, 'deactivateCentre', ours)
const activate = () => operator().call(centre, 'activateCentre', ours)
const refused = { status: 401, error: 'CENTRE_DEACTIVATED' }

it('refuses sessions, sign-ins, calendars and exports, and lets them in again', async () => {
  const { teacher, manager } = server.world.centre
  const session = await authCalls.mustSignIn()
  const feed = server.url + (await server.as(teacher).call(calendarFeed, 'renewFeed', {})).data.path
  const exported = new URL((await server.as(manager).call(dataExport, 'prepare', {})).data.link, server.url)
  expect((await deactivate()).status).toBe(200)

  expect(await authCalls.whoAmI(session.access_token)).toMatchObject(refused)
  expect(await authCalls.signIn()).toMatchObject({
    status: 401,
    body: {
      error_code: 401,
      error_description: expect.stringContaining('This centre has stopped using Daybook here'),
    },
  })
  expect((await authCalls.refresh(session.refresh_token)).status).toBe(401)
  for (const address of [feed, exported]) expect((await fetch(address)).status).toBe(401)
  const pack = await server
    .as(undefined)
    .call(language, 'getPack', { lang: 'en-US' }, { headers: { 'Tenant-Id': '100001' } })
  expect(pack.status).toBe(200)
  const other = await authCalls.mustSignIn({ tenantId: '100002' })
  expect(await authCalls.whoAmI(other.access_token)).toMatchObject({ status: 200 })

  await activate()
  expect(await authCalls.whoAmI(session.access_token)).toMatchObject({ status: 200 })
  expect((await fetch(feed)).status).toBe(200)
})

it('is seen by the operator, who invites nobody there', async () => {
  await deactivate()
  const seen = { managers: 0, invitedUntil: null, deactivatedAt: server.world.clock.now().toISOString() }
  expect((await operator().call(centre, 'getCentre', ours)).data).toMatchObject(seen)
  const { records } = (await operator().call(centre, 'listCentres', {})).data
  expect(records.filter(({ deactivatedAt }) => deactivatedAt !== null)).toMatchObject([ours])
  const invite = { ...ours, email: null }
  expect((await operator().call(invitation, 'inviteManager', invite)).error).toBe('NOT_FOUND')
  await activate()
  expect((await operator().call(centre, 'getCentre', ours)).data).toMatchObject({
    managers: 1,
    deactivatedAt: null,
  })
})

it('is not found by whoever has forgotten its number', async () => {
  const email = 'hana@example.org'
  await server.world.build(ours.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email }).where('id', '=', server.world.centre.teacher.id).execute(),
  )
  await deactivate()
  await server.as(undefined).call(recovery, 'findCentres', { email })
  await server.runPlanned()
  expect((await operator().call(mailbox, 'listMails', {})).data.records).toEqual([])
})

it('gets back the jobs that a start plans, and both changes are in its own trail', async () => {
  await deactivate()
  await deactivate()
  await emptyQueue(server.ownerUrl)
  await activate()
  await activate()
  const jobs = await waitingJobs(server.ownerUrl)
  expect(
    jobs
      .filter(({ payload }) => payload.tenantId === ours.tenantId)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['makeAuditYears', 'makeTasksOfTheDay', 'releaseNotices', 'watch'])
  const { rows } = await server.world.build(ours.tenantId, (_, tx) =>
    sql`select action, actor_id from audit_event
      where tenant_id = ${ours.tenantId} and action like 'centre.%' order by action`.execute(tx),
  )
  const actorId = server.world.administrator.id
  expect(rows).toEqual([
    { action: 'centre.activated', actorId },
    { action: 'centre.deactivated', actorId },
  ])
})

it('keeps its number, and the platform itself cannot leave', async () => {
  const made = () =>
    operator().call(centre, 'makeCentre', {
      name: 'Kauri House',
      countryCode: 'NZ',
      timeZone: 'Pacific/Auckland',
      opensAt: '08:00',
      closesAt: '16:00',
    })
  const { tenantId } = (await made()).data
  await operator().call(centre, 'deactivateCentre', { tenantId })
  expect(Number((await made()).data.tenantId)).toBe(Number(tenantId) + 1)
  for (const tenantId of ['000000', '999999'])
    expect((await operator().call(centre, 'deactivateCentre', { tenantId })).error).toBe('NOT_FOUND')
})
