// Where archives of backups are kept: a folder, or a bucket of an S3-compatible store.
import { renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Archive } from '../../packages/contract/src/backup/backup.rules.ts'
import type { BackupConfig } from '../../packages/server/src/app/config.backups.ts'
import { fingerprintOf, type Secrets } from '../../packages/server/src/app/secrets.ts'
import { folderStorage } from '../../packages/server/src/platform/storage/folder.storage.ts'
import { s3Storage } from '../../packages/server/src/platform/storage/s3.storage.ts'
import type { ListedStorage } from '../../packages/server/src/platform/storage/storage.ts'
import { backUp, type Source } from './backup.ts'
import { markPlace, mustBeThere } from './backup-place.ts'
import { noteFailed, noteUsable } from './backup-report.ts'
import { tryBackup, type Usable } from './backup-trial.ts'
import { takeWork } from './backup-work.ts'
import type { Closers } from './closers.ts'
import { readRecord } from './data-folder.ts'
import { Problem } from './problem.ts'

type Kind = 'daybook' | 'upgrade'
/** An archive that could not be restored, or not be tried. It is never the newest backup and replaces none. */
const unproven = 'unproven'
const keptUnproven = 2

/** Names sort by time, in UTC. Those made before an upgrade are kept apart from the nightly ones. Each ends with the mark
 *  of its installation: several may have the same place, and make theirs in the same second. */
export const archiveName = (at: Date, kind: Kind | typeof unproven = 'daybook', mark = ''): string => {
  const time = at.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  return `${[kind, time, ...(mark ? [mark] : [])].join('-')}.tar.gz`
}

const pattern =
  /^(daybook|upgrade|unproven)-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})(?:-([\da-f]{8}))?\.tar\.gz$/

/** What tells the archives of an installation from those of every other: its secrets do, but for a copy, which has those of
 *  the original. */
export const markOf = (secrets: Secrets, dataDir: string): string =>
  readRecord(dataDir).backupMark ?? fingerprintOf(secrets).slice(0, 8)

/** An earlier Daybook gave its archives no mark. */
const isOf = (name: string, mark: string): boolean => [undefined, mark].includes(pattern.exec(name)?.[8])

/** When an archive that was tried was made; undefined for any other file. */
export const madeAt = (name: string): Date | undefined =>
  name.startsWith(unproven) ? undefined : writtenAt(name)

function writtenAt(name: string): Date | undefined {
  const [, , year, month, day, hour, minute, second] = pattern.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined
}

/** Of the clocks of several servers. */
const longestAhead = 3_600_000

/** One that was made while the clock was far ahead says nothing: until that day no other would be due. */
export const isAhead = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + longestAhead

/** When the newest archive of this installation was made, of either kind. */
export async function newestArchive(
  { store, mark }: Pick<Archives, 'store' | 'mark'>,
  now: Date,
): Promise<Date | undefined> {
  const own = (await store.list()).filter((name) => isOf(name, mark))
  const made = own.flatMap((name) => madeAt(name) ?? []).filter((at) => !isAhead(at, now))
  const times = made.map((at) => at.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** All archives in the place of the backups, the newest first, and whether each was tried. */
export async function listArchives({ store }: Archives): Promise<Archive[]> {
  const all = (await store.list()).flatMap((name) => {
    const at = writtenAt(name)
    return at ? [{ name, at: at.toISOString(), isProven: !name.startsWith(unproven) }] : []
  })
  const sized = all.map(async (one) => ({ ...one, bytes: (await store.sizeOf(one.name)) ?? 0 }))
  return (await Promise.all(sized)).sort((a, b) => b.at.localeCompare(a.at))
}

export interface Archives {
  /** Where an archive is written. */
  folder: string
  store: ListedStorage
  /** Whether the store is not that folder. */
  isElsewhere: boolean
  mark: string
  /** Whether the folder may have lost what an earlier backup left in it. */
  isNew?: boolean
}

export const archiveFolder = (to: BackupConfig['to'], dataDir: string): string =>
  to && 'folder' in to ? to.folder : `${dataDir}-backups`

export async function openArchives(
  to: BackupConfig['to'],
  dataDir: string,
  mark = '',
  { isNew = false } = {},
): Promise<Archives> {
  const folder = archiveFolder(to, dataDir)
  if (to && 's3' in to) return { folder, store: await s3Storage(to.s3), isElsewhere: true, mark }
  if (!isNew) await mustBeThere(folder, dataDir)
  return { folder, store: folderStorage(folder), isElsewhere: false, mark, isNew }
}

interface Making {
  dataDir: string
  source: Source
  /** The folder with PostgreSQL's programs, where they are needed. */
  bin?: string | undefined
  archives: Archives
  at: Date
  keep: number
  kind?: Kind
  room?: ((folder: string) => number) | undefined
  /** What a signal closes. */
  things?: Pick<Closers, 'add' | 'closing'> | undefined
}

export interface Made extends Usable {
  name: string
  /** The names of older ones that it replaces. */
  removed: string[]
}

/** Makes a backup, tries it, and only then removes the oldest of its kind. Throws when it cannot be relied on. Either is
 *  written into the report. */
export async function makeBackup(making: Making): Promise<Made> {
  const { dataDir, at, things } = making
  try {
    const made = await makeAndTry(making)
    const { name, rows, files, bytes } = made
    noteUsable(dataDir, { at: at.toISOString(), name, rows, files, bytes })
    return made
  } catch (error) {
    // Whoever ends it does not make it a failure.
    if (things?.closing()) throw error
    noteFailed(dataDir, {
      at: at.toISOString(),
      reason: error instanceof Error ? error.message : String(error),
    })
    throw error
  }
}

async function makeAndTry({
  dataDir,
  source,
  bin,
  archives,
  at,
  keep,
  kind = 'daybook',
  room,
  things,
}: Making): Promise<Made> {
  const work = await takeWork(dataDir, archives.folder)
  things?.add(work.end)
  try {
    if (!archives.isElsewhere) await markPlace(archives.folder, dataDir, archives.isNew ?? false)
    await backUp({ dataDir, source, file: work.draft, work: work.folder, room })
    let usable: Usable
    try {
      usable = await tryBackup({ file: work.draft, work: work.folder, room, bin })
    } catch (error) {
      if (!things?.closing()) await keepUnproven(work.draft, archives, at)
      throw error
    }
    const name = archiveName(at, kind, archives.mark)
    await store(work.draft, archives, name)
    return { name, removed: await keepNewest(archives, keep, kind), ...usable }
  } finally {
    await work.end()
  }
}

/** Somebody may want to look at it, and one that could not be tried may still be good. */
async function keepUnproven(draft: string, archives: Archives, at: Date): Promise<void> {
  await store(draft, archives, archiveName(at, unproven, archives.mark))
  const all = (await archives.store.list()).filter((name) => isKept(name, unproven, archives.mark)).sort()
  await archives.store.remove(all.slice(0, Math.max(0, all.length - keptUnproven)))
}

/** Moves an archive into the store. One that is away leaves nothing on this machine's disk: the draft is removed. */
async function store(draft: string, archives: Archives, name: string): Promise<void> {
  if (!archives.isElsewhere) return renameSync(draft, join(archives.folder, name))
  const { size } = statSync(draft)
  await archives.store.put(name, { path: draft, size }, 'application/gzip')
  if ((await archives.store.sizeOf(name)) !== size)
    throw new Problem(`The store does not have all of ${name}.`)
}

const isKept = (name: string, kind: Kind | typeof unproven, mark: string): boolean =>
  pattern.exec(name)?.[1] === kind && isOf(name, mark)

/** Removes the installation's oldest archives of this kind, and nothing else. Returns their names. */
export async function keepNewest(
  { store, mark }: Pick<Archives, 'store' | 'mark'>,
  count: number,
  kind: Kind = 'daybook',
): Promise<string[]> {
  const archives = (await store.list()).filter((name) => isKept(name, kind, mark)).sort()
  const old = archives.slice(0, Math.max(0, archives.length - count))
  await store.remove(old)
  return old
}
