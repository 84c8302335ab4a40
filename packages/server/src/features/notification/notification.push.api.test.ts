// Pushes against a push service on this machine, read as a browser reads them.
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { defaultWishes } from '@daybook/contract/notification/notification.rules.ts'
import { type PushService, pushService, testBrowser } from '@daybook/testkit/pushService.ts'
import { waitingJobs } from '@daybook/testkit/queue.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sleepAlerts } from '../sleep/index.ts'
import { tell } from './index.ts'

let server: TestServer
let service: PushService
const browser = testBrowser()
beforeAll(async () => {
  service = await pushService()
  server = await testServer({ testPushService: service.url })
})
beforeEach(async () => {
  await server.reset()
  service.received.length = 0
  service.answer = 201
})
afterAll(async () => {
  await service.close()
  await server.close()
})

const manager = () => server.as(server.world.centre.manager)
const subscribe = (endpoint = `${service.url}/send/1`) =>
  manager().call(notification, 'subscribePush', { endpoint, ...browser.keys, language: 'en-US' })
const reportAccident = () =>
  server.as(server.world.centre.teacher).call(incident, 'submit', {
    id: server.world.ids(),
    // Not to the head, which asks for a watch afterwards.
    detail: { ...sampleValues(incidentReport.fields, server.world), bodyParts: ['knee.left'] },
  })
const wish = (over: object) =>
  manager().call(notification, 'saveSettings', {
    language: 'en-US',
    wishes: defaultWishes,
    quiet: null,
    ...over,
  })

/** A sleep check that is overdue, told to the manager. */
function tellOfAlarm() {
  const { centre, build, ids, clock } = server.world
  const now = clock.now().toISOString()
  const params = { childName: 'Aroha Ngata', roomName: 'Under twos', lastSeenAt: now, dueAt: now }
  return build(centre.tenantId, (_, tx) =>
    tell({ tx, ids, clock, publish: () => undefined }, sleepAlerts.checkOverdue, [
      { params, link: '/pages/home/task/sleep?code=under-2', causeId: ids() },
    ]),
  )
}

describe('a push', () => {
  it('is encrypted for the browser, signed, and opens what it is about', async () => {
    expect((await subscribe()).status).toBe(200)
    expect((await manager().call(notification, 'getSettings', {})).data).toMatchObject({ isSubscribed: true })
    const { data } = await reportAccident()
    expect(await server.runPlanned()).toEqual(['sendAlertPush'])
    const [push] = service.received
    expect(push).toMatchObject({
      path: '/send/1',
      headers: { 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '43200' },
    })
    expect(push?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/)
    expect(browser.decrypt(push?.body ?? Buffer.alloc(0))).toEqual({
      id: expect.any(String),
      title: 'Report: waiting for review',
      body: 'Kōwhai',
      link: `/pages/home/task/detail-acc?id=${data.id}`,
    })
  })

  it('goes to nobody whose session has ended', async () => {
    await subscribe()
    await reportAccident()
    const { tenantId, manager: mere } = server.world.centre
    await server.world.build(tenantId, (_, tx) =>
      tx.updateTable('staff').set({ passwordHash: 'new' }).where('id', '=', mere.id).execute(),
    )
    expect(await server.runPlanned()).toEqual(['sendAlertPush'])
    await reportAccident()
    expect(await server.runPlanned()).toEqual([])
    expect(service.received).toEqual([])
  })

  it('is not sent for a message that has been read, and stops when the person says so', async () => {
    await subscribe()
    await reportAccident()
    await manager().call(message, 'readAllMessages', {})
    await server.runPlanned()
    await manager().call(notification, 'unsubscribePush', {})
    await reportAccident()
    expect(await server.runPlanned()).toEqual([])
    expect(service.received).toEqual([])
  })

  it.each([404, 410])('ends a subscription that the service no longer knows (%d)', async (status) => {
    await subscribe()
    service.answer = status
    await reportAccident()
    await server.runPlanned()
    expect((await manager().call(notification, 'getSettings', {})).data.isSubscribed).toBe(false)
  })

  it('is tried again when the service is busy, and dropped when it refuses', async () => {
    await subscribe()
    service.answer = 503
    await reportAccident()
    await expect(server.runPlanned()).rejects.toThrow('503')
    service.answer = 400
    expect(await server.runPlanned()).toEqual(['sendAlertPush'])
    expect((await manager().call(notification, 'getSettings', {})).data.isSubscribed).toBe(true)
  })
})

describe('a subscription', () => {
  it.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://10.1.2.3/1',
    'https://[::1]/1',
    'https://[::ffff:192.168.0.1]/1',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/1',
    'https://localhost/1',
    'https://db.internal/1',
    'https://user:pass@push.example.org/1',
    'file:///etc/passwd',
  ])('cannot lead into a network (%s)', async (endpoint) => {
    const { status, error } = await subscribe(endpoint)
    expect([status, error]).toEqual([422, 'PUSH_ENDPOINT_REFUSED'])
  })

  it('is of one browser: the next person on it takes it over', async () => {
    await subscribe()
    const { teacher } = server.world.centre
    await server.as(teacher).call(notification, 'subscribePush', {
      endpoint: `${service.url}/send/1`,
      ...browser.keys,
      language: 'zh-CN',
    })
    expect((await manager().call(notification, 'getSettings', {})).data.isSubscribed).toBe(false)
  })
})

describe('wishes', () => {
  it('are kept, and hold for each topic', async () => {
    await subscribe()
    const wishes = { ...defaultWishes, request: [] }
    const { data } = await wish({ wishes })
    expect(data).toMatchObject({ wishes, quiet: null, language: 'en-US' })
    await reportAccident()
    expect(await server.runPlanned()).toEqual([])
    expect((await manager().call(message, 'countUnreadMessages', {})).data.unread).toBe(1)
  })

  it('hold pushes back until quiet hours end, but not alarms', async () => {
    await subscribe()
    // It is 10:42 in Auckland.
    await wish({ quiet: { from: '10:00', until: '11:30' } })
    await reportAccident()
    await tellOfAlarm()
    const waiting = await waitingJobs(server.ownerUrl)
    const pushes = waiting.filter(({ name }) => name === 'sendAlertPush')
    expect(pushes.map(({ name, after }) => [name, after])).toEqual([
      ['sendAlertPush', 48],
      ['sendAlertPush', 0],
    ])
    await server.runPlanned()
    expect(service.received.map(({ headers }) => headers.urgency)).toEqual(['normal', 'high'])
  })

  it.each([
    ['in the morning', '2026-11-19T07:00:00+13:00', 1],
    ['not on the next evening', '2026-11-19T19:00:00+13:00', 0],
  ])('of what came at the start of long quiet hours are sent %s', async (_, at, pushes) => {
    const { clock } = server.world
    clock.set('2026-11-18T17:30:00+13:00')
    await subscribe()
    await wish({ quiet: { from: '17:00', until: '07:00' } })
    await reportAccident()
    clock.set(at)
    await server.runPlanned()
    expect(service.received).toHaveLength(pushes)
  })
})
