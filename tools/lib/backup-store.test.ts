import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage } from '../../packages/server/src/platform/storage/folder.storage.ts'
import { archiveName, keepNewest, madeAt, newestArchive } from './backup-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-archives-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = new Date('2026-03-10T13:30:00Z')

test('an archive’s name says when it was made', () => {
  expect(archiveName(at)).toBe('daybook-20260310-133000.tar.gz')
  expect(madeAt(archiveName(at, 'upgrade'))).toEqual(at)
  expect(madeAt('notes.txt')).toBeUndefined()
})

test('keeps the newest archives of a kind, and nothing else is removed', async () => {
  const names = ['daybook-20260309-020000.tar.gz', 'daybook-20260310-020000.tar.gz', 'notes.txt']
  const upgrades = ['upgrade-20250101-020000.tar.gz']
  for (const name of [...names, ...upgrades]) writeFileSync(join(folder, name), '')
  const store = folderStorage(folder)
  expect(await keepNewest(store, 1)).toEqual([names[0]])
  expect(readdirSync(folder).sort()).toEqual([...names.slice(1), ...upgrades])
  expect(await newestArchive(store)).toEqual(new Date('2026-03-10T02:00:00Z'))
})
