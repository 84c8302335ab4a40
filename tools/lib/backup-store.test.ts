import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from '../../packages/server/src/app/secrets.ts'
import { folderStorage } from '../../packages/server/src/platform/storage/folder.storage.ts'
import { archiveName, keepNewest, madeAt, markOf, newestArchive } from './backup-store.ts'
import { updateRecord } from './data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-archives-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = new Date('2026-03-10T13:30:00Z')

test('an archive’s name says when it was made', () => {
  expect(archiveName(at)).toBe('daybook-20260310-133000.tar.gz')
  expect(archiveName(at, 'unproven', 'abcd1234')).toBe('unproven-20260310-133000-abcd1234.tar.gz')
  for (const mark of ['', 'abcd1234']) expect(madeAt(archiveName(at, 'upgrade', mark))).toEqual(at)
  expect(madeAt('notes.txt')).toBeUndefined()
})

test('keeps the newest archives of a kind, and nothing else is removed', async () => {
  const names = ['daybook-20260309-020000.tar.gz', 'daybook-20260310-020000.tar.gz', 'notes.txt']
  const upgrades = ['upgrade-20250101-020000.tar.gz']
  for (const name of [...names, ...upgrades]) writeFileSync(join(folder, name), '')
  const place = { store: folderStorage(folder), mark: 'abcd1234' }
  expect(await keepNewest(place, 1)).toEqual([names[0]])
  expect(readdirSync(folder).sort()).toEqual([...names.slice(1), ...upgrades])
  expect(await newestArchive(place, at)).toEqual(new Date('2026-03-10T02:00:00Z'))
})

test('installations that share a place count and remove only their own', async () => {
  const [mine, theirs] = ['abcd1234', '1234abcd'].map((mark) => (day: number) => {
    const name = archiveName(new Date(Date.UTC(2026, 2, day, 2)), 'daybook', mark)
    writeFileSync(join(folder, name), '')
    return name
  })
  const own = [1, 2, 9].map((day) => mine?.(day))
  const others = [1, 2, 9, 10].map((day) => theirs?.(day))
  const place = { store: folderStorage(folder), mark: 'abcd1234' }
  expect(await newestArchive(place, at)).toEqual(new Date('2026-03-09T02:00:00Z'))
  expect(await keepNewest(place, 1)).toEqual(own.slice(0, 2))
  expect(readdirSync(folder).sort()).toEqual([...others, own[2]].sort())
})

test('a copy, which has the secrets of the original, has a mark of its own', () => {
  const secrets = loadSecrets(join(folder, 'secrets.json'))
  const original = markOf(secrets, folder)
  expect(original).toMatch(/^[\da-f]{8}$/)
  updateRecord(folder, { backupMark: '1234abcd' })
  expect(markOf(secrets, folder)).toBe('1234abcd')
})

test('an archive of the year 2036, when the clock was wrong, does not stand for those of today', async () => {
  for (const name of ['daybook-20260309-020000.tar.gz', 'daybook-20360101-000000.tar.gz'])
    writeFileSync(join(folder, name), '')
  const place = { store: folderStorage(folder), mark: 'abcd1234' }
  expect(await newestArchive(place, at)).toEqual(new Date('2026-03-09T02:00:00Z'))
})
