// The trial of a backup: it is restored as `npm run restore` does, its database is started, and its rows are counted.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesOf, type Contents, storedIn } from './backup-contents.ts'
import { restore } from './backup-restore.ts'
import { compareRows, countRows } from './backup-rows.ts'
import { unfinishedRestore, updateRecord } from './data-folder.ts'
import { postgresUser } from './place.ts'
import { freePort } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { stopPostgres } from './postgres-process.ts'
import { Problem } from './problem.ts'

export interface Usable {
  rows: number
  /** Photos and documents. */
  files: number
  bytes: number
}

interface Trial {
  file: string
  /** A folder of this backup's own, on the disk of the data. */
  work: string
  room?: ((folder: string) => number) | undefined
  bin?: string | undefined
  /** In milliseconds. */
  longest?: number | undefined
}

const longestTrial = 30 * 60_000

/** Throws with the reason why the archive cannot be used, or could not be tried. Leaves nothing behind. */
export async function tryBackup({ file, work, room, bin, longest = longestTrial }: Trial): Promise<Usable> {
  const dataDir = join(work, 'trial')
  const signal = AbortSignal.timeout(longest)
  const tooLong = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new Problem(`The trial did not end within ${Math.ceil(longest / 60_000)} minutes.`)),
    )
  })
  const trial = async () => {
    const contents = await restore(file, dataDir, postgresUser(), { signal, room, bin })
    if (!contents) throw new Problem(`${file} has no list of sums.`)
    const rows = await startAndCount(dataDir, contents, { durable: false })
    return { rows, files: storedIn(contents), bytes: bytesOf(contents) }
  }
  const working = trial()
  try {
    return await Promise.race([working, tooLong])
  } finally {
    for (const folder of [unfinishedRestore(dataDir), dataDir]) await stopPostgres(folder)
    // What runs on after the longest time may have started it meanwhile.
    await working.catch(() => undefined)
    await stopPostgres(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the database of an unpacked archive, and leaves it running. Throws when its rows are not those of the archive. */
export async function startAndCount(
  dataDir: string,
  { rows, horizon }: Contents,
  { durable }: { durable: boolean },
): Promise<number> {
  // The one in the archive is that of the running database.
  updateRecord(dataDir, { port: await freePort() })
  const { url } = await startPostgres({ dataDir, durable, log: () => undefined })
  return compareRows(rows, await countRows(url, horizon))
}
