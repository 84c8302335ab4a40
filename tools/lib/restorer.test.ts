import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { Header } from 'tar'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderStorage } from '../../packages/server/src/platform/storage/folder.storage.ts'
import { openArchives } from './backup-store.ts'
import { incomingOf } from './restore-swap.ts'
import { makeRestorer } from './restorer.ts'

let scratch: string
let dataDir: string
let archives: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'daybook-restorer-'))
  dataDir = join(scratch, 'data')
  archives = join(scratch, 'archives')
  for (const folder of [dataDir, archives]) mkdirSync(folder)
  writeFileSync(join(dataDir, 'secrets.json'), 'own')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(scratch, { recursive: true })
})

const restorerOf = (room?: () => number) =>
  makeRestorer({
    dataDir,
    archives: () => openArchives({ folder: archives }, dataDir),
    room,
    restart: () => Promise.reject(new Error('nothing was to be replaced')),
  })

const bytes = (text: string) => Readable.from([Buffer.from(text)])
const at = (offset: number, total = 11, of = 'a file') => ({ of, offset, total })
const received = () => readFileSync(incomingOf(dataDir).archive, 'utf8')

test('parts follow each other; one that does not is not written, and the answer says what is there', async () => {
  const restorer = restorerOf()
  expect(await restorer.receive(at(0), bytes('the '))).toBe(4)
  expect(await restorer.receive(at(8), bytes('late'))).toBe(4)
  expect(await restorer.receive(at(0), bytes('the '))).toBe(4)
  expect(await restorer.receive(at(4), bytes('archive'))).toBe(11)
  expect(received()).toBe('the archive')
  expect(restorer.state().upload).toEqual({ of: 'a file', received: 11 })
})

test('a part that breaks off keeps what has arrived, and the next one ends a request that hangs', async () => {
  const restorer = restorerOf()
  const broken = new PassThrough()
  const first = restorer.receive(at(0), broken)
  broken.write('the ')
  await vi.waitFor(() => expect(received()).toBe('the '))
  expect(await restorer.receive(at(4), bytes('archive'))).toBe(11)
  expect(await first).toBe(4)
  expect(received()).toBe('the archive')
})

test('another file begins anew, and nobody sends more than was said', async () => {
  const restorer = restorerOf()
  await restorer.receive(at(0), bytes('the '))
  expect(await restorer.receive(at(0, 5, 'another'), bytes('other'))).toBe(5)
  expect(received()).toBe('other')
  await expect(restorer.receive(at(0, 3, 'a third'), bytes('too much'))).rejects.toThrow('PAYLOAD_TOO_LARGE')
})

test('a file for which there is no room is refused before it is sent', async () => {
  await expect(restorerOf(() => 1000).receive(at(0), bytes('the '))).rejects.toThrow('STORAGE_FULL')
})

interface Entry {
  path: string
  text: string
}
const record = (schema: string): Entry => ({ path: 'daybook.json', text: JSON.stringify({ schema }) })
const data: Entry[] = [
  { path: 'postgres/backup_label', text: 'START WAL LOCATION' },
  { path: 'postgres/PG_VERSION', text: '18\n' },
  { path: 'postgres.password', text: 'secret' },
]

function archiveOf(entries: Entry[], withSums = true): Buffer {
  const files = Object.fromEntries(
    entries.map(({ path, text }) => [
      path,
      { size: text.length, sha256: createHash('sha256').update(text).digest('hex') },
    ]),
  )
  const list = { path: 'backup.json', text: JSON.stringify({ format: 1, files, horizon: '700', rows: {} }) }
  const blocks = (withSums ? [list, ...entries] : entries).flatMap(({ path, text }) => {
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512)
    body.write(text)
    const header = new Header({ path, type: 'File', mode: 0o600, size: text.length, mtime: new Date(0) })
    header.encode()
    return [header.block ?? Buffer.alloc(512), body]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

const older = data.map((one) => (one.path.endsWith('PG_VERSION') ? { ...one, text: '17\n' } : one))
const refused: [what: string, archive: Buffer, problem: string, room?: () => number][] = [
  ['something else', Buffer.from('a photo'), 'notBackup'],
  ['an archive of other things', archiveOf([{ path: 'bin/sh', text: 'x' }]), 'notBackup'],
  ['an archive without a database', archiveOf([{ path: 'secrets.json', text: '{}' }]), 'notBackup'],
  ['half an archive', archiveOf([...data, record('0001')]).subarray(0, -40), 'damaged'],
  ['an archive without sums', archiveOf(data, false), 'withoutSums'],
  ['the data of a newer Daybook', archiveOf([...data, record('9999')]), 'version'],
  ['the data of an older PostgreSQL', archiveOf([...older, record('0001')]), 'version'],
  ['what there is no room for', archiveOf([...data, record('0001')]), 'room', () => 1000],
]

for (const [what, archive, problem, room] of refused)
  test(`${what} is refused, said why, and nothing is changed`, async () => {
    const name = 'daybook-20260311-103000.tar.gz'
    writeFileSync(join(archives, name), archive)
    const restorer = restorerOf(room)
    expect(await restorer.archives()).toEqual([
      { name, at: '2026-03-11T10:30:00.000Z', isProven: true, bytes: archive.length },
    ])
    await restorer.start({ name, isCopy: true }, async () => true)
    await expect(restorer.receive(at(0), bytes('x'))).rejects.toThrow('RESTORE_RUNNING')
    await vi.waitFor(() => expect(restorer.state()).toMatchObject({ stage: 'failed', problem }))
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('own')
    expect(readdirSync(archives)).toEqual([name])
  })

test('an archive of a bucket is read to the disk, checked there and removed', async () => {
  const name = 'daybook-20260311-103000.tar.gz'
  const store = folderStorage(archives)
  writeFileSync(join(archives, name), archiveOf([...data, record('9999')]))
  const restorer = makeRestorer({
    dataDir,
    archives: async () => ({ folder: join(scratch, 'nowhere'), store, isElsewhere: true, mark: '' }),
    restart: () => Promise.reject(new Error('nothing was to be replaced')),
  })
  await restorer.start({ name, isCopy: true }, async () => true)
  await vi.waitFor(() => expect(restorer.state()).toMatchObject({ stage: 'failed', problem: 'version' }))
  expect(readdirSync(dataDir)).toEqual(['secrets.json'])
})

test('only what is in the place of the backups can be chosen', async () => {
  writeFileSync(join(scratch, 'daybook-20260311-103000.tar.gz'), archiveOf(data))
  const restorer = restorerOf()
  for (const name of ['../daybook-20260311-103000.tar.gz', 'daybook-20260311-103000.tar.gz', null])
    await expect(restorer.start({ name, isCopy: true }, async () => true)).rejects.toThrow('NOT_FOUND')
})
