import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { renameSync, fsyncSync } = vi.hoisted(() => ({ renameSync: vi.fn(), fsyncSync: vi.fn() }))
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  renameSync.mockImplementation(real.renameSync)
  fsyncSync.mockImplementation(real.fsyncSync)
  return { ...real, renameSync, fsyncSync }
})

// A test file before this one may have loaded it with the real functions.
vi.resetModules()
const { writeWhole } = await import('./atomic.file.ts')

let folder: string
let file: string
beforeEach(() => {
  vi.clearAllMocks()
  folder = mkdtempSync(join(tmpdir(), 'daybook-file-'))
  file = join(folder, 'kept.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes a file that only its owner may read, and leaves no other files', () => {
  writeWhole(file, 'old')
  writeWhole(file, 'new')
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readdirSync(folder)).toEqual(['kept.json'])
})

it('syncs the text before renaming the file, and the folder afterwards', () => {
  writeWhole(file, 'text')
  const order = (spy: typeof fsyncSync) => spy.mock.invocationCallOrder
  const [text = 0, name = 0] = order(fsyncSync)
  const [renamed = 0] = order(renameSync)
  expect(text).toBeLessThan(renamed)
  expect(renamed).toBeLessThan(name)
})

it('keeps the old text when the new one cannot be written', () => {
  writeFileSync(file, 'old')
  fsyncSync.mockImplementationOnce(() => {
    throw new Error('no space left on device')
  })
  expect(() => writeWhole(file, 'new')).toThrow('no space left')
  expect(readFileSync(file, 'utf8')).toBe('old')
  expect(existsSync(file)).toBe(true)
  expect(readdirSync(folder)).toEqual(['kept.json'])
})
