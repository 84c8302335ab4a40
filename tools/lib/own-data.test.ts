import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { existingDataDir, openDataDir } from './own-data.ts'
import { Problem } from './problem.ts'

let scratch: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'daybook-own-'))
})
afterEach(() => rmSync(scratch, { recursive: true }))

test('a command finds the Daybook that is there, and makes none', () => {
  const dataDir = join(scratch, 'mistyped')
  const open = () => existingDataDir({ dataDir, databaseUrl: undefined })
  expect(open).toThrow(new Problem(`There is no Daybook in ${dataDir}: set DATA_DIR, or run npm start.`))
  expect(existsSync(dataDir)).toBe(false)
  openDataDir({ dataDir })
  expect(open).toThrow(Problem)
  writeFileSync(join(dataDir, 'secrets.json'), '{}')
  expect(open()).toBe(dataDir)
})

test.runIf(process.getuid?.() === 0)('root does not write into the data of another user', () => {
  const record = join(scratch, 'daybook.json')
  writeFileSync(record, '{}')
  expect(openDataDir({ dataDir: scratch })).toBe(scratch)
  chownSync(record, 65_534, 65_534)
  expect(() => openDataDir({ dataDir: scratch })).toThrow(/belongs to the user \S+, .*\n {2}sudo -u /)
})
