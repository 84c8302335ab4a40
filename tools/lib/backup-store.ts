// Where archives of backups are kept: a folder, or a bucket of an S3-compatible store.
import { rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BackupConfig } from '../../packages/server/src/app/config.backups.ts'
import { folderStorage } from '../../packages/server/src/platform/storage/folder.storage.ts'
import { s3Storage } from '../../packages/server/src/platform/storage/s3.storage.ts'
import type { ListedStorage } from '../../packages/server/src/platform/storage/storage.ts'
import { backUp } from './backup.ts'

type Kind = 'daybook' | 'upgrade'

/** Names sort by time, in UTC. Those made before an upgrade are kept apart from the nightly ones. */
export const archiveName = (at: Date, kind: Kind = 'daybook'): string =>
  `${kind}-${at.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)}.tar.gz`

const pattern = /^(daybook|upgrade)-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})\.tar\.gz$/

/** When an archive was made; undefined for any other file. */
export function madeAt(name: string): Date | undefined {
  const [, , year, month, day, hour, minute, second] = pattern.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined
}

/** When the newest archive was made, of either kind. */
export async function newestArchive(store: ListedStorage): Promise<Date | undefined> {
  const times = (await store.list()).flatMap((name) => madeAt(name)?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** Moves an archive from this machine's disk into the store. A store that is away must not fill the disk. */
async function moveInto(store: ListedStorage, file: string): Promise<void> {
  try {
    await store.put(basename(file), { path: file, size: statSync(file).size }, 'application/gzip')
  } finally {
    rmSync(file)
  }
}

export interface Archives {
  /** Where an archive is written. */
  folder: string
  store: ListedStorage
  /** Whether the store is not that folder. */
  isElsewhere: boolean
}

export async function openArchives(to: BackupConfig['to'], dataDir: string): Promise<Archives> {
  const beside = `${dataDir}-backups`
  if (to && 's3' in to) return { folder: beside, store: await s3Storage(to.s3), isElsewhere: true }
  const folder = to?.folder ?? beside
  return { folder, store: folderStorage(folder), isElsewhere: false }
}

interface Making {
  dataDir: string
  /** The running database, as its superuser. */
  url: string
  archives: Archives
  at: Date
  keep: number
  kind?: Kind
}

/** Makes a backup, and removes the oldest of its kind. Returns the names of both. */
export async function makeBackup({ dataDir, url, archives, at, keep, kind = 'daybook' }: Making) {
  const name = archiveName(at, kind)
  const file = join(archives.folder, name)
  await backUp({ dataDir, url, file })
  if (archives.isElsewhere) await moveInto(archives.store, file)
  return { name, removed: await keepNewest(archives.store, keep, kind) }
}

/** Removes the oldest archives of this kind, and nothing else. Returns their names. */
export async function keepNewest(
  store: ListedStorage,
  count: number,
  kind: Kind = 'daybook',
): Promise<string[]> {
  const archives = (await store.list()).filter((name) => madeAt(name) && name.startsWith(kind)).sort()
  const old = archives.slice(0, Math.max(0, archives.length - count))
  await store.remove(old)
  return old
}
