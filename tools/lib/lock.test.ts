import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.mjs'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-lock-'))
  file = join(folder, 'app.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second process gets the holder and its note', () => {
  const lock = takeLock(file)
  expect(lock.held).toBe(true)
  if (lock.held) lock.note('http://localhost:8080')
  expect(takeLock(file)).toMatchObject({ held: false, pid: process.pid, note: 'http://localhost:8080' })
  if (lock.held) lock.free()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock of a process that ended is taken over', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'lock.mjs'))
  const script = `const { takeLock } = await import(${module}); takeLock(process.argv[1])`
  spawnSync(process.execPath, ['--input-type=module', '-e', script, file])
  expect(existsSync(file)).toBe(true)
  expect(takeLock(file).held).toBe(true)
})

test.runIf(process.platform === 'linux')('a pid that was reused does not hold the lock', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: '1', note: '' }))
  expect(takeLock(file).held).toBe(true)
})

test('a damaged lock file does not block a start', () => {
  writeFileSync(file, '{"pid"')
  expect(takeLock(file).held).toBe(true)
})

test.runIf(process.getuid?.() === 0)(
  'a lock of another user is an error, and not waited for without end',
  () => {
    writeFileSync(file, '{}', { mode: 0o600 })
    chmodSync(folder, 0o777)
    const module = JSON.stringify(join(import.meta.dirname, 'lock.mjs'))
    const script = `const { takeLock } = await import(${module}); takeLock(process.argv[1])`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], {
      uid: 65_534,
      cwd: '/',
      encoding: 'utf8',
      timeout: 10_000,
    })
    expect(stderr).toContain(`EACCES: permission denied, open '${file}'`)
    expect(status).toBe(1)
    expect(readdirSync(folder)).toEqual(['app.lock'])
  },
)
