// Events of sleeps with many checks are similar and longer than one NOTIFY payload. Each one is still received.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { type LiveReader, openLive } from '@daybook/testkit/live.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'

let server: TestServer
let reader: LiveReader
beforeEach(async () => {
  server = await testServer()
  const token = await server.tokenOf(server.world.centre.manager)
  reader = await openLive(server.url, { token })
  await reader.untilReady()
})
afterEach(async () => {
  await reader.close()
  await server.close()
})

const look = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const
const teacher = () => server.as(server.world.centre.teacher)
const record = (child: number) => ({
  id: server.world.ids(),
  childId: server.world.centre.under2.present[child] ?? '',
  occurredAt: worldNow,
})
const putToBed = (records: ReturnType<typeof record>[]) =>
  teacher().call(sleep, 'putToBed', { roomCode: 'under-2', records })

async function check(id: string): Promise<string> {
  const checkId = server.world.ids()
  const { status } = await teacher().call(sleep, 'checkSleeper', {
    id,
    checkId,
    occurredAt: worldNow,
    ...look,
  })
  expect(status).toBe(200)
  return checkId
}

/** A sleeping child who has been checked thirty times. */
async function checkedSleeper() {
  const inBed = record(0)
  await putToBed([inBed])
  await teacher().call(sleep, 'fallAsleep', { checkId: inBed.id, occurredAt: worldNow })
  for (let i = 0; i < 30; i++) await check(inBed.id)
  return inBed
}

/** All events up to that of a child who is put to bed now. */
async function received() {
  const last = record(1)
  await putToBed([last])
  const events: { operation: string; data: unknown }[] = []
  for (;;) {
    const event = await reader.nextEvent()
    if (JSON.stringify(event.data).includes(last.id)) return events
    events.push(event)
  }
}

it('receives each of three parallel checks, fifteen times', async () => {
  const { id } = await checkedSleeper()
  const checkIds: string[] = []
  for (let i = 0; i < 15; i++) checkIds.push(...(await Promise.all([check(id), check(id), check(id)])))
  const checks = (await received()).filter(({ operation }) => operation === 'sleep.checkSleeper')
  expect(checks.length).toBe(30 + 45)
  const known = new Set(
    checks.flatMap(({ data }) => (data as { checks: { id: string }[] }).checks).map(({ id }) => id),
  )
  expect(checkIds.filter((one) => !known.has(one))).toEqual([])
  expect(JSON.stringify(checks.at(-1)?.data).length).toBeGreaterThan(7000)
})

it('receives each of twenty equal checks', async () => {
  const inBed = await checkedSleeper()
  const again = await Promise.all(Array.from({ length: 20 }, () => putToBed([inBed])))
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
  const events = (await received()).filter(({ operation }) => operation === 'sleep.putToBed')
  expect(events.length).toBe(1 + 20)
})
