// The record beside the data: the versions of PostgreSQL and the schema that wrote it. It is checked before anything
// starts, so that an older Daybook never opens the data of a newer one.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../packages/server/src/platform/atomic.file.ts'
import { Problem } from './problem.ts'

export type DataRecord = {
  /** major version */
  postgres?: number
  /** number of the newest applied migration, such as `0007` */
  schema?: string
  /** the port PostgreSQL last listened on */
  port?: number
  /** tells the folder from every other, also on another machine */
  id?: string
  /** What was said when a backup was restored here, until the first start: whether it is a copy, which sends nothing */
  holdsMessages?: boolean | undefined
  /** What marks the backups of a copy. It has the secrets of the original, whose backups it must not take for its own */
  backupMark?: string | undefined
}

export const clusterDir = (dataDir: string) => join(dataDir, 'postgres')

const recordFile = (dataDir: string) => join(dataDir, 'daybook.json')

/** Throws a Problem when the record is damaged. */
export function readRecord(dataDir: string): DataRecord {
  const file = recordFile(dataDir)
  if (!existsSync(file)) return {}
  const record = parse(readFileSync(file, 'utf8'))
  if (isRecord(record)) return record
  throw new Problem(
    `${file} is empty or damaged: restore it from a backup, or remove it if no newer Daybook has used this data.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is DataRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { postgres = 0, schema = '', port = 0, id = '' } = value as Record<string, unknown>
  const { holdsMessages = false, backupMark = '' } = value as Record<string, unknown>
  const areTexts = [schema, id, backupMark].every((one) => typeof one === 'string')
  return (
    Number.isInteger(postgres) && Number.isInteger(port) && areTexts && typeof holdsMessages === 'boolean'
  )
}

export function updateRecord(dataDir: string, change: DataRecord): void {
  const record = Object.assign(readRecord(dataDir), change)
  writeWhole(recordFile(dataDir), `${JSON.stringify(record, null, 2)}\n`)
}

/** Where a backup is unpacked before it becomes the folder's data. */
export const unfinishedRestore = (dataDir: string) => join(dataDir, '.restoring')

/** A restored backup that takes the place of the folder's data: first whole, then file by file. */
export const swapOf = (dataDir: string) => ({
  whole: join(dataDir, '.restored'),
  moving: join(dataDir, '.restored-moving'),
  replaced: join(dataDir, '.replaced'),
})

/** Throws a Problem when this Daybook cannot use the folder's data. Only reads. */
export function mustUnderstand(dataDir: string, known: { postgres: number; schema: string }): void {
  if (existsSync(unfinishedRestore(dataDir)))
    throw new Problem(
      `A backup was being restored into ${dataDir}, and that did not end. Restore it again, or set DATA_DIR to another folder.`,
    )
  const { whole, moving } = swapOf(dataDir)
  if (existsSync(whole) || existsSync(moving))
    throw new Problem(`A restored backup waits in ${dataDir} until Daybook starts. Start it first.`)
  const versionFile = join(clusterDir(dataDir), 'PG_VERSION')
  const record = readRecord(dataDir)
  const postgres = existsSync(versionFile) ? Number(readFileSync(versionFile, 'utf8')) : record.postgres
  const untouched = 'Nothing was changed.'
  if (postgres !== undefined && postgres > known.postgres) {
    throw new Problem(
      `The data in ${dataDir} was written by PostgreSQL ${postgres}; this Daybook brings PostgreSQL ${known.postgres}. Use the newer Daybook, or set DATA_DIR to another folder. ${untouched}`,
    )
  }
  if (postgres !== undefined && postgres < known.postgres) {
    throw new Problem(
      `The data in ${dataDir} was written by PostgreSQL ${postgres}, which this Daybook (PostgreSQL ${known.postgres}) cannot open: dump it with the older Daybook and restore the dump here, or set DATA_DIR to another folder. ${untouched}`,
    )
  }
  if (record.schema !== undefined && Number(record.schema) > Number(known.schema)) {
    throw new Problem(
      `The data in ${dataDir} has schema ${record.schema}; this Daybook knows it up to ${known.schema}. Use the newer Daybook, or set DATA_DIR to another folder. ${untouched}`,
    )
  }
}

/** What names this folder. It is made at the first start. */
export function folderId(dataDir: string): string {
  const { id = randomUUID() } = readRecord(dataDir)
  updateRecord(dataDir, { id })
  return id
}
