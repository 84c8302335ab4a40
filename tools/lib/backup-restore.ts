// Restores a backup into an empty folder. It is unpacked aside, in a folder within, and moved up when it is whole. Until
// then no Daybook starts there. What fails leaves nothing behind, and the next try removes what a killed one left.
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Contents, layout } from './backup-contents.ts'
import { type Unpacking, unpack } from './backup-unpack.ts'
import { clusterDir, unfinishedRestore } from './data-folder.ts'
import { takeLock } from './lock.mjs'
import { makeFolder, type RunAs } from './place.ts'
import { Problem } from './problem.ts'
import { Refused } from './refused.ts'
import { runProgram } from './run-program.ts'

const lockName = '.restoring.lock'

/** `npm start` with the folder as DATA_DIR does the rest. */
export async function restore(
  file: string,
  folder: string,
  user: RunAs,
  options: Unpacking = {},
): Promise<Contents | undefined> {
  if (!existsSync(file)) throw new Problem(`There is no archive ${file}.`)
  const isNew = !existsSync(folder)
  const dataDir = makeFolder(folder)
  const lock = takeLock(join(dataDir, lockName))
  if (!lock.held) throw new Problem(`Process ${lock.pid} restores into ${folder}. Nothing was changed.`)
  let isRestored = false
  try {
    const contents = await restoreInto(dataDir, { file, user, options })
    isRestored = true
    return contents
  } finally {
    lock.free()
    if (isNew && !isRestored) rmdirSync(dataDir)
  }
}

interface Archive {
  file: string
  user: RunAs
  options: Unpacking
}

async function restoreInto(dataDir: string, { file, user, options }: Archive): Promise<Contents | undefined> {
  const aside = unfinishedRestore(dataDir)
  // The folder was empty when the killed restore began, and no Daybook has started in it since.
  if (existsSync(aside))
    for (const name of layout) rmSync(join(dataDir, name), { recursive: true, force: true })
  rmSync(aside, { recursive: true, force: true })
  if (readdirSync(dataDir).some((name) => name !== lockName))
    throw new Problem(`${dataDir} is not empty. Nothing was changed.`)
  try {
    mkdirSync(aside, { mode: 0o700 })
    const contents = await unpack(file, aside, options)
    const cluster = clusterDir(aside)
    if (!existsSync(join(cluster, 'backup_label')))
      throw new Refused('notBackup', `${file} is no backup of Daybook.`)
    if (user && (await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, cluster])) !== 0)
      throw new Problem(`The database in ${dataDir} could not be given to its user.`)
    for (const name of layout)
      if (existsSync(join(aside, name))) renameSync(join(aside, name), join(dataDir, name))
    // PostgreSQL's user has to enter it.
    chmodSync(dataDir, user ? 0o711 : 0o700)
    return contents
  } catch (error) {
    for (const name of layout) rmSync(join(dataDir, name), { recursive: true, force: true })
    throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
