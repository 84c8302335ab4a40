import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Header } from 'tar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restore } from './backup-restore.ts'
import { mustUnderstand } from './data-folder.ts'

let scratch: string
let folder: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'daybook-restore-'))
  folder = join(scratch, 'restored')
})
afterEach(() => rmSync(scratch, { recursive: true }))

interface Entry {
  path: string
  text?: string
  type?: ConstructorParameters<typeof Header>[0] extends infer H
    ? H extends { type?: infer T }
      ? T
      : never
    : never
  mode?: number
  linkpath?: string
}

const good: Entry[] = [
  { path: 'postgres/', type: 'Directory', mode: 0o700 },
  { path: 'postgres/backup_label', text: 'START WAL LOCATION' },
  { path: 'files/', type: 'Directory', mode: 0o700 },
  { path: 'files/photo.jpg', text: 'a photo' },
  { path: 'secrets.json', text: '{}' },
  { path: 'postgres.password', text: 'secret' },
]

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What `backup.json` says of these entries. */
const listOf = (entries: Entry[]) => {
  const files: Record<string, { size: number; sha256: string }> = {}
  for (const { path, text = '', type = 'File' } of entries)
    if (type === 'File') files[path] = { size: text.length, sha256: sha256(text) }
  return { format: 1, files, horizon: '700', rows: {} }
}

function archiveOf(entries: Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, text = '', type = 'File', mode = 0o600, linkpath }) => {
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512)
    body.write(text)
    const header = new Header({ path, type, mode, size: text.length, linkpath, mtime: new Date(0) })
    header.encode()
    return [header.block ?? Buffer.alloc(512), body]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

/** The archive with its list first. */
const listed = (entries: Entry[], list: object = listOf(entries)) =>
  archiveOf([{ path: 'backup.json', text: JSON.stringify(list) }, ...entries])

async function tryRestore(archive: Buffer, options: Parameters<typeof restore>[3] = {}): Promise<void> {
  const file = join(scratch, 'daybook-20260311-103000.tar.gz')
  writeFileSync(file, archive)
  await restore(file, folder, undefined, options)
}

test('a whole archive is restored, each file for its owner only', async () => {
  await tryRestore(listed(good))
  expect(readdirSync(folder).sort()).toEqual(['files', 'postgres', 'postgres.password', 'secrets.json'])
  expect(readFileSync(join(folder, 'files/photo.jpg'), 'utf8')).toBe('a photo')
  for (const name of ['secrets.json', 'postgres/backup_label'])
    expect(lstatSync(join(folder, name)).mode & 0o7777).toBe(0o600)
})

const refused: [what: string, more: Entry, says: string][] = [
  ['a symbolic link', { path: 'files/x', type: 'SymbolicLink', linkpath: '/etc/passwd' }, 'SymbolicLink'],
  ['a hard link', { path: 'files/x', type: 'Link', linkpath: '/etc/passwd' }, '(Link)'],
  ['a device', { path: 'files/x', type: 'CharacterDevice' }, 'CharacterDevice'],
  ['a named pipe', { path: 'files/x', type: 'FIFO' }, 'FIFO'],
  ['an absolute path', { path: '/etc/cron.d/x', text: 'x' }, 'does not belong'],
  ['a path that leads out', { path: 'files/../../x', text: 'x' }, 'does not belong'],
  ['a setuid bit', { path: 'files/x', text: 'x', mode: 0o4755 }, 'special permissions'],
  ['a setgid folder', { path: 'files/x/', type: 'Directory', mode: 0o2755 }, 'special permissions'],
  ['a sticky bit', { path: 'files/x', text: 'x', mode: 0o1644 }, 'special permissions'],
  ['a file that is not ours', { path: '.bashrc', text: 'x' }, 'does not belong'],
  ['a folder that is not ours', { path: 'bin/', type: 'Directory' }, 'does not belong'],
  ['a file twice', { path: 'files/photo.jpg', text: 'a photo' }, 'twice'],
]

for (const [what, more, says] of refused)
  test(`${what} is refused, and nothing is left behind`, async () => {
    await expect(tryRestore(listed([...good, more]))).rejects.toThrow(says)
    // Also without sums, as archives of before are.
    await expect(tryRestore(archiveOf([...good, more]), { withoutSums: true })).rejects.toThrow(says)
    expect(readdirSync(scratch)).toEqual(['daybook-20260311-103000.tar.gz'])
  })

const list = listOf(good)
const damaged: [what: string, archive: Buffer, says: string][] = [
  ['a truncated archive', listed(good).subarray(0, -40), 'is not restored'],
  ['an archive without its end', listed(good.slice(0, 4), list), 'secrets.json is missing'],
  [
    'a file with another sum',
    listed(
      good.map((e) => (e.text === 'a photo' ? { ...e, text: 'a phota' } : e)),
      list,
    ),
    'its sum is another',
  ],
  [
    'a file of another size',
    listed(
      good.map((e) => (e.text === 'a photo' ? { ...e, text: 'a pho' } : e)),
      list,
    ),
    'another size',
  ],
  [
    'a file that its list lacks',
    listed([...good, { path: 'files/more', text: 'x' }], list),
    'not in its list',
  ],
  ['a list that is no list', listed(good, { format: 2 }), 'damaged'],
  ['an archive without a list', archiveOf(good), '--without-sums'],
  ['something else', Buffer.from('not an archive'), 'is not restored'],
  ['an archive without a database', listed([{ path: 'secrets.json', text: '{}' }]), 'no backup of Daybook'],
  ['what cannot be written', listed([...good, { path: 'files/photo.jpg/x', text: 'x' }]), 'is not restored'],
]

for (const [what, archive, says] of damaged)
  test(`${what} is refused, and nothing is left behind`, async () => {
    await expect(tryRestore(archive)).rejects.toThrow(says)
    expect(existsSync(folder)).toBe(false)
    mkdirSync(folder)
    await expect(tryRestore(archive)).rejects.toThrow(says)
    expect(readdirSync(folder)).toEqual([])
  })

test('nothing is unpacked where there is no room for it', async () => {
  await expect(tryRestore(listed(good), { room: () => 1000 })).rejects.toThrow('has room for 1 MB')
  expect(existsSync(folder)).toBe(false)
})

test('an archive of an earlier Daybook is restored when that is asked for', async () => {
  const earlier = good.map((entry) => ({ ...entry, path: `./${entry.path}` }))
  await tryRestore(archiveOf([{ path: './', type: 'Directory', mode: 0o700 }, ...earlier]), {
    withoutSums: true,
  })
  expect(readFileSync(join(folder, 'files/photo.jpg'), 'utf8')).toBe('a photo')
})

test('a folder in use is left as it is', async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'secrets.json'), 'mine')
  await expect(tryRestore(listed(good))).rejects.toThrow('is not empty')
  expect(readdirSync(folder)).toEqual(['secrets.json'])
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('mine')
})

test('after a restore that was killed no Daybook starts there, and the next restore replaces it', async () => {
  mkdirSync(join(folder, '.restoring/postgres'), { recursive: true })
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/half'), 'h')
  writeFileSync(join(folder, '.restoring.lock'), JSON.stringify({ pid: 2 ** 22, started: '1', note: '' }))
  expect(() => mustUnderstand(folder, { postgres: 18, schema: '0001' })).toThrow('did not end')
  await tryRestore(listed(good))
  expect(readdirSync(folder).sort()).toEqual(['files', 'postgres', 'postgres.password', 'secrets.json'])
  expect(readdirSync(join(folder, 'files'))).toEqual(['photo.jpg'])
  mustUnderstand(folder, { postgres: 18, schema: '0001' })
})
