// Restores a backup for the page of the first run: receives an archive or takes one from the place of the backups, checks
// it as `npm run restore` does, starts its database and counts its rows, and then has it take the place of the empty data.
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Part } from '../../packages/contract/src/backup/backup.restore.ts'
import { partBytes, type RestoreState } from '../../packages/contract/src/backup/backup.rules.ts'
import type { Chosen, Restorer } from '../../packages/server/src/features/backup/index.ts'
import { newestMigration } from '../../packages/server/src/platform/database/migrate.ts'
import { AppError, fail } from '../../packages/server/src/platform/errors.ts'
import type { Contents } from './backup-contents.ts'
import { restore } from './backup-restore.ts'
import { type Archives, listArchives } from './backup-store.ts'
import { startAndCount } from './backup-trial.ts'
import { mustHaveRoom } from './backup-unpack.ts'
import { mustUnderstand } from './data-folder.ts'
import { postgresUser } from './place.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { stopPostgres } from './postgres-process.ts'
import { isFull, problemOf, Refused } from './refused.ts'
import { decideSwap, incomingOf, openIncoming } from './restore-swap.ts'

interface Place {
  dataDir: string
  archives: () => Promise<Archives>
  /** The folder with PostgreSQL's programs, for a dump. */
  bin?: string | undefined
  room?: ((folder: string) => number) | undefined
  /** Starts the app again with what was restored. */
  restart(): Promise<void>
}

interface Work {
  /** Undefined for the archive that was uploaded. */
  from: { place: Archives; name: string } | undefined
  isCopy: boolean
}

export function makeRestorer({ dataDir, archives, bin, room, restart }: Place): Restorer {
  const incoming = incomingOf(dataDir)
  let state: RestoreState = { stage: 'none', done: 0, of: 0, problem: null, upload: null }
  let receiving: { content: Readable; written: Promise<number> } | undefined
  const mustBeIdle = () => {
    if (!['none', 'failed'].includes(state.stage)) fail('RESTORE_RUNNING')
  }

  /** A network that broke may leave a request that never ends. The next part ends it. */
  async function receive(part: Part, content: Readable): Promise<number> {
    mustBeIdle()
    const last = receiving
    last?.content.destroy()
    const written = (last?.written ?? Promise.resolve(0)).catch(() => 0).then(() => write(part, content))
    receiving = { content, written }
    return written
  }

  async function write({ of, offset, total }: Part, content: Readable): Promise<number> {
    mustBeIdle()
    if (state.upload?.of !== of) {
      if (offset > 0) return 0
      await openIncoming(dataDir)
      orFull(() => mustHaveRoom(incoming.folder, total, room))
      state = { stage: 'none', done: 0, of: 0, problem: null, upload: { of, received: 0 } }
    }
    const upload = state.upload ?? fail('NOT_FOUND')
    if (offset !== upload.received) return upload.received
    upload.received += await append(incoming.archive, content, { offset, most: total - offset })
    return upload.received
  }

  async function start({ name, isCopy }: Chosen, isAllowed: () => Promise<boolean>): Promise<void> {
    const place = await archives()
    await receiving?.written.catch(() => 0)
    const chosen = name === null ? undefined : (await listArchives(place)).find((one) => one.name === name)
    if (name === null ? !state.upload : !chosen) fail('NOT_FOUND')
    mustBeIdle()
    const of = chosen?.bytes ?? state.upload?.received ?? 0
    state = { ...state, stage: 'unpacking', done: 0, of, problem: null }
    const from = chosen ? { place, name: chosen.name } : undefined
    void work({ from, isCopy }, isAllowed).catch(failed)
  }

  async function work({ from, isCopy }: Work, isAllowed: () => Promise<boolean>) {
    if (from) await openIncoming(dataDir)
    const file = from ? await fetched(from.place, from.name) : incoming.archive
    const onRead = (done: number) => {
      state = { ...state, done }
    }
    const options = { onRead, room, bin, holdsMessages: isCopy }
    const contents = await restore(file, incoming.unpacked, postgresUser(), options)
    if (!contents) throw new Refused('withoutSums', `${file} has no list of sums.`)
    state = { ...state, stage: 'trying' }
    await tryUnpacked(contents)
    if (!(await isAllowed())) throw new Refused('inUse', 'Somebody uses this Daybook meanwhile.')
    state = { ...state, stage: 'replacing' }
    await decideSwap(dataDir)
    await restart()
  }

  /** An archive of a bucket is read to the disk first. */
  async function fetched(place: Archives, name: string): Promise<string> {
    if (!place.isElsewhere) return `${place.folder}/${name}`
    const content = (await place.store.get(name)) ?? fail('NOT_FOUND')
    mustHaveRoom(incoming.folder, content.size, room)
    await pipeline(content.stream, createWriteStream(incoming.archive, { mode: 0o600 }))
    return incoming.archive
  }

  /** The database that was started here is the one that goes on: it is written to the disk. */
  async function tryUnpacked(contents: Contents): Promise<void> {
    const known = { postgres: postgresBinaries().major, schema: newestMigration() }
    try {
      mustUnderstand(incoming.unpacked, known)
    } catch (error) {
      throw new Refused('version', String(error))
    }
    try {
      await startAndCount(incoming.unpacked, contents, { durable: true })
    } catch (error) {
      const said = String(error)
      if (/incompatible with server|checksum in control file/.test(said))
        throw new Refused('architecture', said)
      throw isFull(error) ? error : new Refused('damaged', said)
    } finally {
      await stopPostgres(incoming.unpacked)
    }
  }

  async function failed(error: unknown): Promise<void> {
    console.error(`The backup was not restored: ${error instanceof Error ? error.message : String(error)}`)
    await rm(incoming.folder, { recursive: true, force: true })
    state = { stage: 'failed', done: 0, of: 0, problem: problemOf(error), upload: null }
  }

  return {
    state: () => state,
    archives: async () => listArchives(await archives()),
    receive,
    start,
  }
}

/** Writes at the end of what has arrived. A part that breaks off leaves what it brought, and it is counted. */
async function append(
  file: string,
  content: Readable,
  { offset, most }: { offset: number; most: number },
): Promise<number> {
  const flags = existsSync(file) ? 'r+' : 'w'
  const longest = Math.min(most, partBytes)
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        let size = 0
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > longest) throw new AppError('PAYLOAD_TOO_LARGE')
          yield chunk
        }
      },
      createWriteStream(file, { flags, start: offset, mode: 0o600 }),
    )
  } catch (error) {
    if (isFull(error)) throw new AppError('STORAGE_FULL')
    if (error instanceof AppError) throw error
  }
  return Math.max(0, Math.min(statSync(file).size - offset, longest))
}

function orFull(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw error instanceof Refused ? new AppError('STORAGE_FULL') : error
  }
}
