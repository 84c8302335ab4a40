import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSnapshot } from '@daybook/testkit/snapshot.ts'
import { bytesOf, type Files, textOf } from '@daybook/testkit/zip.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDemo } from '../../packages/demo/src/make.ts'
import { exported, isSecret } from '../../packages/server/src/features/dataExport/index.ts'
import { storageRefusal } from '../../packages/server/src/platform/storage/storage.ts'
import { movedReport } from './move-report.ts'
import { withheld } from './move-withheld.ts'
import { sweepMove } from './move-work.ts'
import { changed, exportOf, type Installation, installation, moveInto, now, unpacked } from './test-move.ts'

let here: Installation
let there: Installation
/** The second centre of the demo, which fills three quarters of the tables. */
let small: string
/** One that fills few tables, and has no file. */
let tiny: string

beforeAll(async () => {
  ;[here, there] = await Promise.all([installation(), installation()])
  const { ownerUrl, storage, owner } = here
  await makeDemo({ ownerUrl, now, storage, log: () => undefined })
  // What the demo lacks: years of the trail with no partition, a tablet, and a draft with a file.
  const [person] = (await owner.query(`select id from staff where tenant_id = '100002' order by id limit 1`))
    .rows
  await owner.query(`
    set app.tenant_id = '100002';
    insert into audit_event (id, action, at) select gen_random_uuid(), 'child.look', '2016-01-01T00:00:00.000001Z'::timestamptz + i * interval '1 day'
      from generate_series(1, 1003) i;
    insert into staff (id, account, password_hash, real_name, roles) values (gen_random_uuid(), 'door', '', 'Door', '{kiosk}');
    insert into kiosk (id, pairing_hash, pairing_expires_at, paired_at)
      select id, '\\x00', now(), now() from staff where account = 'door';
    insert into file (id, author_id, name, mime, size, width, height, hash, storage_key)
      values ('01990000-0000-7000-8000-00000000d4af', '${person.id}', 'draft.jpg', 'image/jpeg', 3, 1, 1, '\\x00', '100002/2026-03-11/0d4af00000');
    insert into workflow_draft (id, person_id, process_id, variables) select gen_random_uuid(), '${person.id}', id, '{}' from workflow_process where tenant_id = current_tenant() limit 1;
    insert into workflow_file (file_id, draft_id) select '01990000-0000-7000-8000-00000000d4af', id from workflow_draft where tenant_id = current_tenant() limit 1`)
  const world = await installation()
  const snapshot = await openSnapshot(world.ownerUrl)
  await snapshot.reset().finally(snapshot.close)
  tiny = await exportOf({ ...world, dataDir: there.dataDir }, (await centresOf(world)).at(-1) ?? '')
  await world.release()
  small = await exportOf(here, '100002')
})
afterAll(() => Promise.all([here.release(), there.release()]))

const centresOf = async ({ owner }: Installation) =>
  (await owner.query<{ tenant_id: string }>('select tenant_id from centre order by 1')).rows.map(
    (row) => row.tenant_id,
  )

/** Names of the parts that differ. */
const differing = (before: Files, after: Files) =>
  Object.keys(before)
    .filter((name) => !Buffer.from(before[name] ?? []).equals(after[name] ?? Buffer.of()))
    .sort()

it('moves a centre, row for row and file for file', async () => {
  const empty = await installation()
  const moved = await moveInto(empty, small)
  expect(moved.number).toBe('100002')
  expect(Object.keys(moved.rows).length).toBeGreaterThan(65)
  const [before, after] = [await unpacked(small), await unpacked(await exportOf(empty, '100002'))]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(textOf(before, 'json/file.json')).not.toContain('draft.jpg')
  expect(differing(before, after)).toEqual(['csv/audit_event.csv', 'json/audit_event.json', 'manifest.json'])
  const trail = (of: Files): { action: string }[] => JSON.parse(textOf(of, 'json/audit_event.json'))
  expect(trail(after).filter(({ action }) => action !== 'centre.move-in')).toEqual(trail(before))

  // The sizes of pictures, the words of the search, and the jobs of a start are made again.
  const contents = [...empty.storage.contents.keys()]
  expect(contents.filter((key) => key.endsWith('/small.jpg')).length).toBeGreaterThan(20)
  const words = async ({ owner }: Installation) =>
    (
      await owner.query(
        `select record_id, word, kind, at from search_word where tenant_id = '100002' order by 1, 2`,
      )
    ).rows
  expect(await words(empty)).toEqual(await words(here))
  const { rows: jobs } = await empty.owner.query(
    `select distinct task_identifier as name from graphile_worker.jobs where key like '100002:%' order by 1`,
  )
  expect(jobs.map(({ name }) => name)).toEqual([
    'makeAuditYears',
    'makeTasksOfTheDay',
    'releaseNotices',
    'watch',
  ])

  // Nobody has a password. One manager has a link to choose one.
  const { rows } = await empty.owner.query(
    `select count(*)::int, count(*) filter (where password_hash <> '')::int as known from staff`,
  )
  expect(rows).toEqual([{ count: expect.any(Number), known: 0 }])
  expect(moved.manager?.address).toMatch(/^https:\/\/there.example.org\/#.*tenant=100002&key=/)
  const report = movedReport(JSON.parse(textOf(before, 'manifest.json')), moved, false)
  expect(report).toContain(moved.manager?.address)

  await expect(moveInto(empty, small)).rejects.toThrow('is here already: it is 100002')
  await empty.release()
})

it('gives a centre another number where its own is taken', async () => {
  const other = await installation()
  await other.owner.query(`set app.tenant_id = '100002'; insert into centre (name) values ('Somebody else')`)
  const moved = await moveInto(other, small)
  expect(moved.number).toBe('100003')
  const [before, after] = [await unpacked(small), await unpacked(await exportOf(other, '100003'))]
  const renumbered = Object.fromEntries(
    Object.entries(after).map(([name, content]) => [
      name,
      name.startsWith('json/') ? bytesOf(textOf(after, name).replaceAll('100003', '100002')) : content,
    ]),
  )
  const isCsv = (name: string) => name.startsWith('csv/')
  expect(differing(before, renumbered).filter((name) => !isCsv(name))).toEqual([
    'json/audit_event.json',
    'manifest.json',
  ])
  for (const name of Object.keys(after))
    if (name.endsWith('.json')) expect(textOf(after, name), name).not.toContain('"100002')
  await other.release()
})

it('changes nothing when it only checks', async () => {
  const [centres, contents] = [await centresOf(there), there.storage.contents.size]
  expect(await moveInto(there, tiny, true)).toMatchObject({ rows: { child: 8 } })
  expect(await centresOf(there)).toEqual(centres)
  expect(there.storage.contents.size).toBe(contents)
})

type Change = Parameters<typeof changed>[1]

const wrong: Record<string, { change: Change; says: RegExp; hasFiles?: true }> = {
  'of another version': {
    change: ({ manifest }) => Object.assign(manifest, { schema: '0001_first' }),
    says: /data of 0001_first/,
  },
  'of one person': { change: ({ manifest }) => Object.assign(manifest, { of: 'child' }), says: /one person/ },
  'without a table': { change: ({ files }) => delete files['json/room.json'], says: /lacks json\/room.json/ },
  'with fewer rows than it says': {
    change: ({ manifest }) => Object.assign(manifest.tables.room ?? {}, { rows: 999 }),
    says: /room does not have the 999 rows/,
  },
  'with a row of another centre': {
    change: ({ rows }) => rows('room', ([first, ...more]) => [{ ...first, tenant_id: '100001' }, ...more]),
    says: /^room, row "[\w-]+" is of another centre \("100001"\)/,
  },
  'with a text that is too long': {
    change: ({ rows }) =>
      rows('child', (all) => all.map((row, i) => (i === 3 ? { ...row, first_name: 'x'.repeat(5000) } : row))),
    says: /^child, row "[\w-]+": .*"child_first_name_check"/,
  },
  'with a value of another kind': {
    change: ({ rows }) =>
      rows('room', ([first, ...more]) => [{ ...first, created_at: 'yesterday evening' }, ...more]),
    says: /^room, row "[\w-]+": /,
  },
  'with a row twice': {
    change: ({ rows }) => rows('room', (all) => [...all, all[0]]),
    says: /^room, row "[\w-]+": .*unique/,
  },
  'with a column more': {
    change: ({ rows }) => rows('staff', (all) => all.map((row) => ({ ...row, password_hash: 'x' }))),
    says: /^staff, row "[\w-]+" has other columns/,
  },
  'with a row that leads nowhere': {
    change: ({ rows }) => rows('child', ([, ...more]) => more),
    says: /, row [\w-]+: child_id leads to no row of child/,
  },
  'with a role that makes operators': {
    change: ({ rows }) =>
      rows('role', ([first, ...more]) => [
        first,
        ...more,
        {
          ...first,
          id: '01990000-0000-7000-8000-000000000001',
          alias: 'x',
          name: 'X',
          built_in: false,
          rights: ['centre.make'],
        },
      ]),
    says: /has a right that only the operator has/,
  },
  'with a page in place of a picture': {
    change: ({ files, rows }) => {
      const name = Object.keys(files).find((path) => path.endsWith('.jpg') && !path.includes('poster')) ?? ''
      files[name] = bytesOf('<html><script>1</script></html>')
      rows('file', (all) => all.map((row) => (name.includes(String(row.id)) ? { ...row, size: 31 } : row)))
    },
    says: /^The file [\w-]+ cannot be stored/,
    hasFiles: true,
  },
}

it.each(Object.entries(wrong))(
  'refuses an archive %s, and changes nothing',
  async (_, { change, says, hasFiles }) => {
    const [centres, contents] = [await centresOf(there), there.storage.contents.size]
    await expect(
      changed(hasFiles ? small : tiny, change).then((file) => moveInto(there, file)),
    ).rejects.toThrow(says)
    expect(await centresOf(there)).toEqual(centres)
    expect(there.storage.contents.size).toBe(contents)
    expect(readdirSync(there.dataDir).filter((name) => name.startsWith('move'))).toEqual([])
  },
)

it('refuses an archive that was cut off, or has a byte changed', async () => {
  const whole = await readFile(small)
  const file = join(there.dataDir, 'damaged.zip')
  await writeFile(file, whole.subarray(0, whole.length / 2))
  await expect(moveInto(there, file)).rejects.toThrow('no whole archive')
  for (const place of [0.2, 0.9]) {
    const bytes = Buffer.from(whole)
    const at = Math.floor(bytes.length * place)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    await writeFile(file, bytes)
    await expect(moveInto(there, file)).rejects.toThrow(/damaged/)
  }
})

it('leaves no file behind when it fails or was killed', async () => {
  const { storage, dataDir, appUrl } = there
  const contents = storage.contents.size
  const put = storage.put.bind(storage)
  const full = {
    ...storage,
    put: async (...given: Parameters<typeof put>) => {
      if (storage.contents.size > contents + 10) throw storageRefusal('STORAGE_FULL', new Error('no room'))
      await put(...given)
    },
  }
  await expect(moveInto({ ...there, storage: full }, small)).rejects.toThrow('cannot be stored')
  expect(storage.contents.size).toBe(contents)

  const key = '100002/2026-03-11/0199/small.jpg'
  storage.contents.set(key, Buffer.of(1))
  const list = join(dataDir, 'move.json')
  const { rows } = await here.owner.query(`select id from staff where tenant_id = '100002' limit 1`)
  await writeFile(list, JSON.stringify({ number: '100002', personId: rows[0].id, keys: [key] }))
  await sweepMove({ dataDir, appUrl, storage })
  expect([storage.contents.has(key), existsSync(list)]).toEqual([false, false])

  // The centre is there: it was killed after its end.
  here.storage.contents.set(key, Buffer.of(1))
  await writeFile(list, JSON.stringify({ number: '100002', personId: rows[0].id, keys: [key] }))
  await sweepMove({ dataDir, appUrl: here.appUrl, storage: here.storage })
  expect([here.storage.contents.has(key), existsSync(list)]).toEqual([true, false])
})

it('knows what a moved row has in each column that an export does not hold', async () => {
  const { rows } = await there.owner.query<{ table: string; column: string; type: string }>(
    `select relname as table, attname as column, atttypid::regtype::text as type
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relname = any($1) and attnum > 0 and not attisdropped
       and attgenerated = ''`,
    [exported],
  )
  const left = rows.filter(({ type, column }) => type === 'bytea' || isSecret(column))
  const names = left.map(({ table, column }) => `${table}.${column}`)
  expect(names.sort()).toEqual(Object.keys(withheld).sort())
})
