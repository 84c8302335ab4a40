import { child } from '@daybook/contract/child/child.contract.ts'
import { dataExport } from '@daybook/contract/dataExport/dataExport.contract.ts'
import { file } from '@daybook/contract/file/file.contract.ts'
import { aPicture } from '@daybook/testkit/pictures.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { storageRefusal } from '../../platform/storage/storage.ts'
import { exported, isSecret, leftOut } from './dataExport.tables.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await testServer()
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
beforeEach(() => {
  server.storage.failWith = undefined
  return server.reset()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const prepare = (by: Person, childId?: string) => server.as(by).call(dataExport, 'prepare', { childId })

async function read(by: Person, childId?: string) {
  const { data } = await prepare(by, childId)
  const answer = await fetch(server.url + data.link)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const rows = (table: string): Record<string, unknown>[] => JSON.parse(text(`json/${table}.json`))
  return { names: Object.keys(files), files, text, rows }
}

it('holds each table whole, as CSV and as JSON, and no other centre’s rows', async () => {
  const { centre, other } = server.world
  const { names, text, rows } = await read(centre.manager)
  expect([...names].sort()).toEqual(exported.flatMap((t) => [`csv/${t}.csv`, `json/${t}.json`]).sort())
  for (const table of ['room', 'child', 'staff', 'centre']) {
    const { rows: kept } = await owner.query(`select count(*)::int as n from ${table} where tenant_id = $1`, [
      centre.tenantId,
    ])
    expect(rows(table), table).toHaveLength(kept[0].n)
    expect(text(`csv/${table}.csv`).trim().split('\r\n'), table).toHaveLength(kept[0].n + 1)
  }
  expect(rows('room').length).toBeGreaterThan(1)
  for (const name of names) expect(text(name), name).not.toContain(`"${other.tenantId}"`)
  for (const table of exported)
    for (const row of rows(table)) expect(row.tenant_id, table).toBe(centre.tenantId)
})

it('reads a table of several pages to its end, once each', async () => {
  const { centre } = server.world
  await owner.query(
    `insert into audit_event (tenant_id, id, action, created_at, updated_at, at)
     select $1, gen_random_uuid(), '=made', now(), now(), now() from generate_series(1, 1203)`,
    [centre.tenantId],
  )
  const { rows, text } = await read(centre.manager)
  const made = rows('audit_event').filter(({ action }) => action === '=made')
  expect(new Set(made.map(({ id }) => id)).size).toBe(1203)
  // No spreadsheet takes a cell for a formula.
  expect(text('csv/audit_event.csv')).toContain(`,"'=made",`)
})

it('holds no secret, and every table is held or left out with a reason', async () => {
  const { names, text } = await read(server.world.centre.manager)
  const heads = names
    .filter((name) => name.startsWith('csv/'))
    .flatMap((name) => text(name).split('\r\n')[0]?.split(','))
  expect(heads.filter((head) => isSecret(head ?? ''))).toEqual([])
  for (const secret of [
    'password_hash',
    'md5_password_hash',
    'pairing_hash',
    'badge_hash',
    'hash',
    'storage_key',
  ])
    expect(heads).not.toContain(secret)
  const { rows: hashes } = await owner.query(
    'select password_hash from staff where password_hash is not null',
  )
  for (const name of names)
    for (const { password_hash } of hashes) expect(text(name)).not.toContain(password_hash)
  const { rows: tables } = await owner.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname <> 'migration' order by 1`,
  )
  expect([...exported, ...Object.keys(leftOut)].sort()).toEqual(tables.map(({ relname }) => relname).sort())
})

it('of one child holds what is about that child', async () => {
  const { centre, other } = server.world
  const id = centre.under2.absent
  const { rows, names } = await read(centre.manager, id)
  expect(rows('child').map((row) => row.id)).toEqual([id])
  expect(rows('enrolment').length).toBeGreaterThan(0)
  for (const row of rows('enrolment')) expect(row.child_id).toBe(id)
  expect(names).not.toContain('json/staff.json')
  expect((await prepare(centre.manager, other.under2.absent)).status).toBe(404)
})

it('holds photos and documents, and lists those whose content is lost', async () => {
  const { centre } = server.world
  const put = async () => (await server.as(centre.teacher).call(file, 'putFile', { file: aPicture() })).data
  const [kept, lost] = [(await put()).attachId, (await put()).attachId]
  const { rows } = await owner.query('select storage_key from file where id = $1', [lost])
  server.storage.contents.delete(`${rows[0].storage_key}/large.jpg`)
  const { names, files, text } = await read(centre.manager)
  const picture = await sharp(files[`files/${kept}.jpg`]).metadata()
  expect(picture.format).toBe('jpeg')
  expect(text('files/not-found.txt')).toContain(lost)
  const ofChild = await read(centre.manager, centre.under2.absent)
  expect(names).toContain(`files/${kept}.jpg`)
  expect(ofChild.names.filter((name) => name.startsWith('files/'))).toEqual([])
  expect((await prepare(centre.manager)).data.bytes).toBeGreaterThan(0)
})

it('holds the picture of a child', async () => {
  const { centre } = server.world
  const manager = server.as(centre.manager)
  const { attachId } = (await manager.call(file, 'putFile', { file: aPicture() })).data
  await manager.call(child, 'savePicture', { id: centre.under2.absent, avatar: attachId })
  const { names } = await read(centre.manager, centre.under2.absent)
  expect(names).toContain(`files/${attachId}.jpg`)
})

it('that fails midway is seen to be no whole archive', async () => {
  const { centre } = server.world
  await server.as(centre.teacher).call(file, 'putFile', { file: aPicture() })
  const { data } = await prepare(centre.manager)
  server.storage.failWith = storageRefusal('STORAGE_UNAVAILABLE', new Error('away'))
  const answer = await fetch(server.url + data.link)
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  server.storage.failWith = undefined
  expect((await read(centre.manager)).names).toContain('csv/child.csv')
})

it('is for managers, as long as they are signed in, and only at the address they were given', async () => {
  const { manager, teacher } = server.world.centre
  expect((await prepare(teacher)).status).toBe(403)
  const { data } = await prepare(manager)
  const forged = data.link.replace('/all?', `/${server.world.centre.under2.absent}?`)
  expect((await fetch(server.url + forged)).status).toBe(404)
  const ended = `update session set ended_at = now(), end_reason = 'revoked' where staff_id = $1`
  await owner.query(ended, [manager.id])
  expect((await fetch(server.url + data.link)).status).toBe(404)
})
