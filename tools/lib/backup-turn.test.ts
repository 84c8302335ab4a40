import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readReport } from '../../packages/server/src/app/backups.report.ts'
import { folderStorage } from '../../packages/server/src/platform/storage/folder.storage.ts'
import { noteUsable, reportFile } from './backup-report.ts'
import { madeAt } from './backup-store.ts'
import { giveReport, takeReport } from './backup-turn.ts'

let scratch: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'daybook-turn-'))
})
afterEach(() => rmSync(scratch, { recursive: true }))

test('every server knows how the backup went that one of them made', async () => {
  const [one, two, archives] = ['one', 'two', 'archives'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [one, two]) mkdirSync(folder)
  const store = { store: folderStorage(archives), mark: 'abcd1234' }
  await takeReport(store, two)
  await giveReport(store, one)
  expect(readReport(reportFile(two)).good).toBeNull()
  const good = {
    at: '2026-03-11T10:30:00.000Z',
    name: 'daybook-20260311-103000.tar.gz',
    rows: 7,
    files: 1,
    bytes: 9,
  }
  noteUsable(one, good)
  await giveReport(store, one)
  await takeReport(store, two)
  expect(readReport(reportFile(two))).toEqual({ failed: null, good })
  // What another installation keeps there says nothing of this one.
  const other = join(scratch, 'other')
  mkdirSync(other)
  await takeReport({ ...store, mark: '1234abcd' }, other)
  expect(readReport(reportFile(other)).good).toBeNull()
  // It is no archive, and never removed as an old one.
  expect(readdirSync(archives).map(madeAt)).toEqual([undefined])
})
