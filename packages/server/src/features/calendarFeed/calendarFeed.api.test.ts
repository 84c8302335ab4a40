// A person's calendar at its secret address: what it shows, and to whom.
import { calendarFeed } from '@daybook/contract/calendarFeed/calendarFeed.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { makePublication } from '@daybook/testkit/receipts.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const renew = async () => {
  const { data } = await server.as(server.world.centre.teacher).call(calendarFeed, 'renewFeed', {})
  return server.url + data.path
}
const read = async (address: string) => {
  const answer = await fetch(address)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

it('shows the meetings and shifts of its person', async () => {
  const { world } = server
  const { teacher, under2 } = world.centre
  await makePublication(world, 'meeting', {
    title: 'Planning day',
    startsAt: '2026-11-20T02:00:00Z',
    minutes: 60,
  })
  const shift = { personId: teacher.id, day: 'Tu', from: '08:00', until: '16:30', roomId: under2.id }
  const weekOn = '2026-11-16'
  await makePublication(world, 'roster', {
    weekOn,
    shifts: [{ ...shift, breakFrom: null, breakMinutes: null }],
  })
  const { status, type, text } = await read(await renew())
  expect({ status, type }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' })
  expect(text).toContain('SUMMARY:Planning day')
  expect(text).toContain('DTSTART:20261120T020000Z')
  // Eight o'clock in Auckland, in summer.
  expect(text).toContain('DTSTART:20261116T190000Z')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

it('ends with a new address, with the person, and when it is ended', async () => {
  const { tenantId, teacher } = server.world.centre
  const first = await renew()
  expect((await read(first)).status).toBe(200)
  const second = await renew()
  expect((await read(first)).status).toBe(404)
  expect((await read(second.replace(tenantId, server.world.other.tenantId))).status).toBe(404)
  expect((await read(second.replace(/.{5}\.ics/, 'AAAAA.ics'))).status).toBe(404)
  await server.as(teacher).call(calendarFeed, 'endFeed', {})
  expect((await read(second)).status).toBe(404)
  const third = await renew()
  await server.world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ active: false }).where('id', '=', teacher.id).execute(),
  )
  expect((await read(third)).status).toBe(404)
})

it('is closed to whose roles no longer allow it, and open again when they do', async () => {
  const { world } = server
  const person = await makeDeputy(world, ['receipt.answer'])
  const { data } = await server.as(person).call(calendarFeed, 'renewFeed', {})
  const allow = (rights: string[]) =>
    world.build(person.tenantId, (_, tx) =>
      tx.updateTable('role').set({ rights }).where('alias', '=', 'deputy').execute(),
    )
  expect((await read(server.url + data.path)).status).toBe(200)
  await allow(['room.read'])
  expect((await read(server.url + data.path)).status).toBe(404)
  await allow(['receipt.answer'])
  expect((await read(server.url + data.path)).status).toBe(200)
})

it('keeps only a hash, and is read a limited number of times', async () => {
  const address = await renew()
  const secret = /([\w-]+)\.ics$/.exec(address)?.[1] ?? ''
  const rows = await server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx.selectFrom('calendarFeed').selectAll().execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(secret)
  const states = await Promise.all(
    Array.from({ length: 70 }, () => fetch(address).then(({ status }) => status)),
  )
  expect(states).toContain(429)
})
