import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type RestoreState, restorePath } from '@daybook/contract/backup/backup.rules.ts'
import { type TestDatabase, testDatabase } from '@daybook/testkit/postgres.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RunningServer } from '../../app/server.ts'
import { openDatabase, type Tx } from '../../platform/database/database.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import { isFirstRun } from '../invitation/index.ts'
import type { Chosen, Restorer } from './backup.restore.ts'

let server: TestServer
let empty: TestDatabase
let fresh: RunningServer
let key: string
let received: string[]
let started: Chosen | undefined
let isStillAllowed: (() => Promise<boolean>) | undefined

const state: RestoreState = { stage: 'none', done: 0, of: 0, problem: null, upload: null }
const restorer: Restorer = {
  state: () => state,
  archives: async () => [],
  async receive({ offset }, content: Readable) {
    received.push(await text(content))
    return offset + (received.at(-1)?.length ?? 0)
  },
  async start(chosen, isAllowed) {
    started = chosen
    isStillAllowed = isAllowed
  },
}

const keyOf = (address = '') => /key=([\w-]{43})$/.exec(address)?.[1] ?? ''
const open = (appUrl: string) => server.another({ appUrl, restorer })
const send = async (url: string, path: string, body: object) => {
  const answer = await fetch(`${url}${restorePath}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en-US' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: number; error?: string; data: unknown }
}
const put = async (url: string, withKey: string, content: string, query = 'of=a&offset=0&total=9') => {
  const answer = await fetch(`${url}${restorePath}/part?${query}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'restore-key': withKey },
    body: content,
  })
  return (await answer.json()) as { code: number; error?: string; data: unknown }
}

beforeAll(async () => {
  server = await testServer()
  empty = await testDatabase()
  fresh = await open(empty.appUrl)
  key = keyOf(await fresh.firstRun('http://localhost'))
})
afterAll(async () => {
  await server.close()
  await empty.release()
})
beforeEach(() => {
  received = []
})

it('answers whoever has the first link, and takes an archive in parts', async () => {
  expect(await send(fresh.url, 'detail', { key })).toMatchObject({ code: 200, data: state })
  expect(await send(fresh.url, 'archives', { key })).toMatchObject({ code: 200, data: [] })
  expect(await put(fresh.url, key, 'a part')).toMatchObject({ code: 200, data: { received: 6 } })
  expect(received).toEqual(['a part'])
})

it('refuses everybody else, and reads nothing of what they send', async () => {
  for (const path of ['detail', 'archives', 'start'])
    expect(await send(fresh.url, path, { key: 'wrong', name: null, isCopy: false })).toMatchObject({
      code: 404,
      error: 'INVITATION_UNKNOWN',
    })
  expect(await put(fresh.url, 'wrong', 'a part')).toMatchObject({ code: 404, error: 'INVITATION_UNKNOWN' })
  expect(received).toEqual([])
})

it('refuses what is no part', async () => {
  await send(fresh.url, 'detail', { key })
  for (const query of [
    'of=a&offset=-1&total=9',
    'of=&offset=0&total=9',
    `of=${'a'.repeat(401)}&offset=0&total=9`,
  ])
    expect(await put(fresh.url, key, 'a part', query)).toMatchObject({ error: 'VALIDATION_FAILED' })
  expect(received).toEqual([])
})

it('is over once there is a centre or a person, also for what was allowed before', async () => {
  const { db, close } = openDatabase(empty.appUrl, { maxConnections: 1 })
  const write = (tenantId: string, work: (tx: Tx) => Promise<unknown>) =>
    inTenant(db, { tenantId, personId: null, now: server.world.clock.now(), mode: 'write' }, work)
  const person = { account: 'wiremu', realName: 'Wiremu', nickName: 'W', passwordHash: 'x' }
  await send(fresh.url, 'start', { key, name: null, isCopy: true })
  expect(started).toEqual({ name: null, isCopy: true })
  expect(await isStillAllowed?.()).toBe(true)
  // Whether it sends to people has to be said.
  const unsaid = await send(fresh.url, 'start', { key, name: null })
  expect(unsaid).toMatchObject({ error: 'VALIDATION_FAILED' })
  const added = write('000000', async (tx) => {
    const roles = ['administrator']
    await tx
      .insertInto('staff')
      .values({ id: server.world.ids(), ...person, roles })
      .execute()
    expect(await isFirstRun(tx, key, server.world.clock.now())).toBe(false)
    throw new Error('a person is enough')
  })
  await expect(added).rejects.toThrow('is enough')
  await write('100001', (tx) => tx.insertInto('centre').values({ name: 'Kiwi House' }).execute())
  await close()
  expect(await isStillAllowed?.()).toBe(false)
  expect(await send(fresh.url, 'start', { key, name: null, isCopy: true })).toMatchObject({
    error: 'INSTALLATION_IN_USE',
  })
  expect(await put(fresh.url, key, 'a part')).toMatchObject({ error: 'INSTALLATION_IN_USE' })
  expect(received).toEqual([])
})

it('is not there where the server restores nothing', async () => {
  const { url } = await server.another()
  expect(await send(url, 'detail', { key })).toMatchObject({ code: 404, error: 'NOT_FOUND' })
})
