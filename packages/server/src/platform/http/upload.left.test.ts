import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { removeLeftUploads, uploadFolder } from './upload.left.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'left-'))
})
afterEach(() => rm(root, { recursive: true }))

it('what a server that was ended had received is deleted, and what is being received stays', async () => {
  const own = await uploadFolder(root)
  // A process that has ended.
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = join(root, basename(own).replace(`${process.pid}`, `${pid}`))
  const before = `${own}before`
  const others = join(root, 'other-upload')
  for (const folder of [left, before, others]) await mkdir(folder)
  await writeFile(join(left, 'file'), 'photo')
  // In a container the server before had the same number.
  await utimes(before, 0, 0)
  await removeLeftUploads(systemClock, root)
  expect([own, left, before, others].map((folder) => existsSync(folder))).toEqual([true, false, false, true])
})
