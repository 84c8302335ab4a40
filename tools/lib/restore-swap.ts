// Puts a restored backup in the place of the data folder's own data. It can be killed at any moment: the rename to `whole`
// decides, and the next start does the rest. Before it the folder has its own data, from then on the restored.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { layout } from './backup-contents.ts'
import { swapOf, unfinishedRestore } from './data-folder.ts'
import { makeFolder } from './place.ts'
import { stopPostgres } from './postgres-process.ts'
import { runProgram } from './run-program.ts'

/** Where an archive is received and unpacked. Nothing in it is of use to a later start. */
export const incomingOf = (dataDir: string) => {
  const folder = join(dataDir, '.incoming')
  return { folder, archive: join(folder, 'archive'), unpacked: join(folder, 'unpacked') }
}

/** An empty folder to receive an archive in, which PostgreSQL's user can enter. */
export async function openIncoming(dataDir: string): Promise<void> {
  const { folder } = incomingOf(dataDir)
  await removeIncoming(dataDir)
  makeFolder(folder)
}

async function removeIncoming(dataDir: string): Promise<void> {
  const { folder, unpacked } = incomingOf(dataDir)
  // A killed server leaves the database of its trial.
  for (const each of [unfinishedRestore(unpacked), unpacked]) await stopPostgres(each)
  rmSync(folder, { recursive: true, force: true })
}

/** From here on the folder's data is what was unpacked. Its database must not run. */
export async function decideSwap(dataDir: string): Promise<void> {
  // After a power cut there would otherwise be names without content.
  if (process.platform !== 'win32') await runProgram('sync', [])
  renameSync(incomingOf(dataDir).unpacked, swapOf(dataDir).whole)
}

/** Finishes what was decided, and removes what was not. Called at every start, before anything opens the data.
 *  @returns whether restored data has been put in place */
export async function finishSwap(dataDir: string): Promise<boolean> {
  const { whole, moving, replaced } = swapOf(dataDir)
  const isDecided = existsSync(whole) || existsSync(moving)
  if (existsSync(whole)) {
    await stopPostgres(dataDir)
    mkdirSync(replaced, { recursive: true, mode: 0o700 })
    move(dataDir, replaced)
    renameSync(whole, moving)
  }
  if (existsSync(moving)) move(moving, dataDir)
  for (const folder of [moving, replaced]) rmSync(folder, { recursive: true, force: true })
  await removeIncoming(dataDir)
  return isDecided
}

function move(from: string, to: string): void {
  for (const name of layout) if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name))
}
