import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markPlace } from './backup-place.ts'
import { openArchives } from './backup-store.ts'

let scratch: string
let dataDir: string
let drive: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'daybook-place-'))
  dataDir = join(scratch, 'data')
  drive = join(scratch, 'drive')
  for (const folder of [dataDir, drive]) mkdirSync(folder)
})
afterEach(() => rmSync(scratch, { recursive: true }))

const open = (isNew = false) => openArchives({ folder: drive }, dataDir, '', { isNew })
/** What is left of a drive that is not mounted. */
function unmount() {
  renameSync(drive, `${drive}-away`)
  mkdirSync(drive)
}

test('a folder that had backups and has lost its marker is refused until it is there again', async () => {
  await open()
  await markPlace(drive, dataDir, false)
  await markPlace(`${drive}/`, dataDir, false)
  expect(readdirSync(drive)).toHaveLength(1)
  unmount()
  await expect(open()).rejects.toThrow('The drive of the backups is not there')
  await expect(markPlace(drive, dataDir, false)).rejects.toThrow('is not there')
  expect(readdirSync(drive)).toEqual([])
  rmSync(drive, { recursive: true })
  await expect(open()).rejects.toThrow('is not there')
  renameSync(`${drive}-away`, drive)
  await open()
})

test('a new drive is taken when somebody says so, and the one before stays known', async () => {
  await markPlace(drive, dataDir, false)
  unmount()
  const { isNew = false } = await open(true)
  await markPlace(drive, dataDir, isNew)
  await open()
  expect(readdirSync(drive)).toEqual(readdirSync(`${drive}-away`))
})

test('several data folders share a place, and another place is used for the first time', async () => {
  const other = join(scratch, 'other')
  mkdirSync(other)
  await markPlace(drive, dataDir, false)
  await markPlace(drive, other, false)
  expect(readdirSync(drive)).toHaveLength(2)
  unmount()
  await expect(openArchives({ folder: drive }, other)).rejects.toThrow('is not there')
  await openArchives({ folder: other }, dataDir)
})

test('what was noted and cannot be read stops the backups', async () => {
  writeFileSync(join(dataDir, 'backup-places.json'), '{')
  await expect(open()).rejects.toThrow('backup-places.json is damaged')
})
