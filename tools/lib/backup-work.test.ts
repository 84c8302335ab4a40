import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareRows } from './backup-rows.ts'
import { sweepWork, takeWork } from './backup-work.ts'
import { isAlive } from './lock.mjs'
import { startPostgres } from './postgres.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-postgres.ts'

let data: TemporaryFolder
let scratch: TemporaryFolder
beforeEach(async () => {
  data = await temporaryFolder()
  scratch = await temporaryFolder()
})
afterEach(async () => {
  await data.remove()
  await scratch.remove()
})

const dead = JSON.stringify({ pid: 2 ** 22, started: '1', note: '' })

test('the next start ends the database of a killed trial and removes its folder and draft', async () => {
  const archives = join(scratch.path, 'kept')
  const { folder, draft } = await takeWork(data.path, archives)
  writeFileSync(draft, 'a half')
  mkdirSync(join(folder, 'copy'))
  const { pid } = await startPostgres({
    dataDir: join(folder, 'trial'),
    durable: false,
    log: () => undefined,
  })
  // This process still makes it.
  await sweepWork(data.path, archives)
  expect(existsSync(folder)).toBe(true)
  await expect(takeWork(data.path, archives)).rejects.toThrow(`Process ${process.pid} is making a backup`)

  writeFileSync(join(data.path, 'backup.lock'), dead)
  await sweepWork(data.path, archives)
  expect(isAlive(pid)).toBe(false)
  expect(readdirSync(data.path)).toEqual([])
  expect(readdirSync(archives)).toEqual([])
}, 60_000)

test('a backup with missing or additional rows, or without a table, is refused', () => {
  const bounds: Record<string, [number, number]> = {
    'daybook.public.child': [40, 40],
    'daybook.public.job': [3, 9],
  }
  expect(
    compareRows(bounds, { 'daybook.public.child': 40, 'daybook.public.job': 5, 'daybook.public.new': 1 }),
  ).toBe(45)
  const children = (count: number) => () =>
    compareRows(bounds, { 'daybook.public.child': count, 'daybook.public.job': 5 })
  expect(children(39)).toThrow('The backup has 39 rows in daybook.public.child, where 40 were.')
  expect(children(41)).toThrow('41 rows')
  expect(() => compareRows(bounds, { 'daybook.public.child': 40, 'daybook.public.job': 2 })).toThrow(
    '3 to 9 were',
  )
  expect(() => compareRows(bounds, { 'daybook.public.job': 5 })).toThrow(
    'lacks the table daybook.public.child',
  )
})
