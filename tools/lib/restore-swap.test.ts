import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mustUnderstand, swapOf } from './data-folder.ts'
import { decideSwap, finishSwap, incomingOf, openIncoming } from './restore-swap.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'daybook-swap-'))
  fill(dataDir, 'own')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** A data folder whose files say whose they are. The own one has files that the restored one lacks. */
function fill(folder: string, text: string): void {
  mkdirSync(join(folder, 'postgres'), { recursive: true })
  for (const name of ['postgres/base', 'secrets.json', 'daybook.json', 'postgres.password'])
    writeFileSync(join(folder, name), text)
  if (text === 'own') mkdirSync(join(folder, 'files'))
}

async function unpacked(): Promise<void> {
  await openIncoming(dataDir)
  fill(incomingOf(dataDir).unpacked, 'restored')
  writeFileSync(join(incomingOf(dataDir).unpacked, 'postgres.log'), 'the log of the trial')
}

const whose = () => readFileSync(join(dataDir, 'postgres/base'), 'utf8')
const names = () => readdirSync(dataDir).sort()
const restored = ['daybook.json', 'postgres', 'postgres.password', 'secrets.json']

test('restored data takes the place of the folder’s own, and leaves nothing of either aside', async () => {
  await unpacked()
  await decideSwap(dataDir)
  expect(await finishSwap(dataDir)).toBe(true)
  expect(names()).toEqual(restored)
  expect(whose()).toBe('restored')
  expect(await finishSwap(dataDir)).toBe(false)
  expect(whose()).toBe('restored')
})

test('a restore that was killed before it was decided leaves the folder as it was', async () => {
  await unpacked()
  expect(await finishSwap(dataDir)).toBe(false)
  expect(names()).toEqual([...restored, 'files'].sort())
  expect(whose()).toBe('own')
})

test('wherever the swap is killed, no Daybook opens the data before the next start has finished it', async () => {
  const { whole, moving, replaced } = swapOf(dataDir)
  const own = [...restored, 'files']
  for (let killedAfter = 0; killedAfter <= own.length + 1 + restored.length; killedAfter++) {
    rmSync(dataDir, { recursive: true })
    mkdirSync(dataDir)
    fill(dataDir, 'own')
    await unpacked()
    renameSync(incomingOf(dataDir).unpacked, whole)
    mkdirSync(replaced)
    const steps = [
      ...own.map((name) => () => renameSync(join(dataDir, name), join(replaced, name))),
      () => renameSync(whole, moving),
      ...restored.map((name) => () => renameSync(join(moving, name), join(dataDir, name))),
    ]
    for (const step of steps.slice(0, killedAfter)) step()
    expect(() => mustUnderstand(dataDir, { postgres: 18, schema: '0001' })).toThrow('Start it first')
    expect(await finishSwap(dataDir)).toBe(true)
    expect(names(), `killed after ${killedAfter} steps`).toEqual(restored)
    expect(whose()).toBe('restored')
    expect(existsSync(join(dataDir, 'files'))).toBe(false)
  }
})
