import { award } from '@daybook/contract/award/award.kind.ts'
import { child } from '@daybook/contract/child/child.contract.ts'
import { dataExport } from '@daybook/contract/dataExport/dataExport.contract.ts'
import { file } from '@daybook/contract/file/file.contract.ts'
import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { aPicture } from '@daybook/testkit/pictures.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { storageRefusal } from '../../platform/storage/storage.ts'
import { about, isAct, notAbout } from './dataExport.about.ts'
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

type Whom = { childId?: string; staffId?: string }
const prepare = (by: Person, whom: Whom = {}) => server.as(by).call(dataExport, 'prepare', whom)

async function read(by: Person, whom: Whom = {}) {
  const { data } = await prepare(by, whom)
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
  expect([...names].sort()).toEqual(
    [...exported.flatMap((t) => [`csv/${t}.csv`, `json/${t}.json`]), 'manifest.json'].sort(),
  )
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
     select $1, gen_random_uuid(), e'=made\\nby hand', now(), now(), now() from generate_series(1, 1203)`,
    [centre.tenantId],
  )
  const { rows, text } = await read(centre.manager)
  const made = rows('audit_event').filter(({ action }) => action === '=made\nby hand')
  expect(new Set(made.map(({ id }) => id)).size).toBe(1203)
  // No spreadsheet takes a cell for a formula, also one of two lines.
  expect(text('csv/audit_event.csv')).toContain(`,"'=made\nby hand",`)
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
     and not relispartition and relname not in ('migration', 'installation', 'job_worker') order by 1`,
  )
  expect([...exported, ...Object.keys(leftOut)].sort()).toEqual(tables.map(({ relname }) => relname).sort())
})

it('of one child holds what is about that child', async () => {
  const { centre, other } = server.world
  const id = centre.under2.absent
  const { rows, names } = await read(centre.manager, { childId: id })
  expect(rows('child').map((row) => row.id)).toEqual([id])
  expect(rows('enrolment').length).toBeGreaterThan(0)
  for (const row of rows('enrolment')) expect(row.child_id).toBe(id)
  expect(names).not.toContain('json/staff.json')
  expect((await prepare(centre.manager, { childId: other.under2.absent })).status).toBe(404)
})

it('of one member of staff holds what is about that person, with its files', async () => {
  const { centre, ids } = server.world
  const { manager, teacher } = centre
  const put = async (by: Person) =>
    (await server.as(by).call(file, 'putFile', { file: aPicture() })).data.attachId
  const [evidence, others, picture] = [await put(teacher), await put(manager), await put(manager)]
  const pay = { group: 'p4' as const, step: 4, serviceHours: 2100, note: null }
  const submitPay = (by: Person, id: string) =>
    server.as(by).call(payParity, 'submit', { id: ids(), detail: { ...pay, evidence: [id] } })
  await submitPay(teacher, evidence)
  await submitPay(manager, others)
  const honour = { title: 'Kind heart', for: 'award' as const, years: null, reason: 'Always there' }
  const audience = (...people: string[]) => ({ to: 'people' as const, people, roles: null, rooms: null })
  const give = (id: string, over: object) =>
    server.as(manager).call(award, 'publish', {
      id: ids(),
      detail: { ...honour, givenOn: '2026-11-10', ...over },
      audience: audience(id),
    })
  expect((await give(teacher.id, { picture: [picture] })).status).toBe(200)
  expect((await give(manager.id, { title: 'Not theirs', picture: null })).status).toBe(200)
  const shift = { day: 'Mo' as const, from: '08:00', until: '16:30', breakFrom: null, breakMinutes: null }
  const shifts = [teacher, manager].map(({ id }) => ({ ...shift, personId: id, roomId: null }))
  const week = { id: ids(), detail: { weekOn: '2026-11-23', shifts }, audience: audience() }
  expect((await server.as(manager).call(roster, 'publish', week)).status).toBe(200)

  const { rows, names, text } = await read(manager, { staffId: teacher.id })
  expect(rows('staff').map(({ id }) => id)).toEqual([teacher.id])
  expect(rows('report')).toMatchObject([{ kind: 'payParity', author_id: teacher.id }])
  expect(rows('publication').map(({ kind, title }) => (kind === 'award' ? title : kind))).toEqual([
    'Kind heart',
    'roster',
  ])
  for (const table of ['publication', 'publication_step'])
    expect(rows(table).find(({ detail }) => 'shifts' in Object(detail))?.detail, table).toMatchObject({
      shifts: [{ personId: teacher.id }],
    })
  expect(new Set(rows('receipt').map((row) => row.person_id))).toEqual(new Set([teacher.id]))
  expect(names.filter((name) => name.startsWith('files/')).sort()).toEqual(
    [evidence, picture].map((id) => `files/${id}.jpg`).sort(),
  )
  expect(rows('file').map(({ id }) => id)).toEqual([evidence, picture].sort())
  expect(names).not.toContain('json/child.json')
  expect(names).not.toContain('json/session.json')
  expect(Object.keys(rows('staff')[0] ?? {}).filter(isSecret)).toEqual([])
  for (const name of names) {
    expect(text(name), name).not.toContain('Not theirs')
    expect(text(name), name).not.toContain(`"${server.world.other.tenantId}"`)
  }
})

it('of one person holds a visit to them without the visitor’s details', async () => {
  const { tenantId, teacher, manager } = server.world.centre
  await owner.query(
    `insert into visit (tenant_id, id, name, email, phone, purpose, host_name, host_id, conditions_accepted_at,
       badge_hash, checked_in_at, created_at, updated_at)
     select $1, gen_random_uuid(), 'Vera Visitor', 'vera@example.org', '021 555 0100', 'A talk', 'Host', host, now(),
       gen_random_uuid()::text::bytea, now(), now(), now() from unnest($2::uuid[]) host`,
    [tenantId, [teacher.id, manager.id]],
  )
  const { rows, text } = await read(manager, { staffId: teacher.id })
  expect(rows('visit')).toMatchObject([{ host_id: teacher.id, purpose: 'A talk' }])
  expect(text('json/visit.json') + text('csv/visit.csv')).not.toMatch(/vera|badge/i)
})

it('is of nobody unknown, of another centre, or of two at once', async () => {
  const { centre, other, ids } = server.world
  for (const staffId of [ids(), other.teacher.id, centre.under2.absent])
    expect((await prepare(centre.manager, { staffId })).status).toBe(404)
  const both = { childId: centre.under2.absent, staffId: centre.teacher.id }
  expect(await prepare(centre.manager, both)).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' })
})

// Law: whatever leads to a child or a member of staff, or to something of theirs, is held or left out with a reason.
it.each(['child', 'staff'] as const)('of one %s forgets no table', async (of) => {
  const { rows: keys } = await owner.query<{ table: string; column: string; target: string }>(
    `select o.conrelid::regclass::text as table, a.attname as column, o.confrelid::regclass::text as target
     from pg_constraint o join pg_attribute a on a.attrelid = o.conrelid and a.attnum = o.conkey[2]
     where o.contype = 'f' and a.attname <> 'tenant_id'`,
  )
  const held: Record<string, (typeof about)[typeof of][keyof (typeof about)[typeof of]]> = about[of]
  const isHeld = ({ table, column, target }: (typeof keys)[number]) =>
    target === of ? held[table]?.ways.some((way) => way.column === column) : table in held
  const open = keys
    .filter(
      ({ table, target }) => table !== target && target in held && exported.some((name) => name === table),
    )
    .filter(({ column, target }) => !(target === 'staff' && isAct(column)))
    .filter((key) => !isHeld(key))
    .map(({ table, column }) => `${table}.${column}`)
  expect(open.sort()).toEqual(Object.keys(notAbout[of]).sort())
  const files = keys.filter(({ table, target }) => target === 'file' && table in held)
  const through = held.file?.ways.map((way) => `${way.through?.table}.${way.through?.column}`)
  expect(through?.sort()).toEqual(files.map(({ table, column }) => `${table}.${column}`).sort())
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
  const ofChild = await read(centre.manager, { childId: centre.under2.absent })
  expect(names).toContain(`files/${kept}.jpg`)
  expect(ofChild.names.filter((name) => name.startsWith('files/'))).toEqual([])
  expect((await prepare(centre.manager)).data.bytes).toBeGreaterThan(0)
})

it('holds the picture of a child', async () => {
  const { centre } = server.world
  const manager = server.as(centre.manager)
  const { attachId } = (await manager.call(file, 'putFile', { file: aPicture() })).data
  await manager.call(child, 'savePicture', { id: centre.under2.absent, avatar: attachId })
  const { names } = await read(centre.manager, { childId: centre.under2.absent })
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
  expect((await prepare(teacher, { staffId: teacher.id })).status).toBe(403)
  const { data } = await prepare(manager)
  const forged = data.link.replace('/all?', `/child/${server.world.centre.under2.absent}?`)
  expect((await fetch(server.url + forged)).status).toBe(404)
  const ended = `update session set ended_at = now(), end_reason = 'revoked' where staff_id = $1`
  await owner.query(ended, [manager.id])
  expect((await fetch(server.url + data.link)).status).toBe(404)
})
