// When backups are made, where they go and how many are kept.
import { z } from 'zod'
import type { S3Options } from '../platform/storage/s3.storage.ts'

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** `02:30` every day, by the machine's clock, or every so many hours: `6h`. */
export type BackupSchedule = { at: string } | { hours: number }

const schedule = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|[1-9]\d?h)$/, 'expects a time of day, 02:30, or hours between, 6h')
  .transform(
    (text): BackupSchedule => (text.endsWith('h') ? { hours: Number(text.slice(0, -1)) } : { at: text }),
  )

const place = z
  .string()
  .regex(/^(\/|[A-Za-z]:[\\/]|s3:\/\/[a-z0-9][a-z0-9.-]+$)/, 'expects a whole path, or s3://bucket')

export const BackupVariables = {
  BACKUP_AT: schedule.optional(),
  BACKUP_TO: place.optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_BEFORE_UPGRADE: flag.default(true),
  BACKUP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUP_BY: z.literal('provider').optional(),
  POSTGRES_BIN: z.string().min(1).optional(),
}

export interface BackupConfig {
  /** Undefined: none by itself. */
  schedule: BackupSchedule | undefined
  /** A folder, or a bucket of an S3-compatible store. Undefined: a folder beside the data. */
  to: { folder: string } | { s3: S3Options } | undefined
  keep: number
  /** Whether an upgrade of existing data makes a backup first. */
  beforeUpgrade: boolean
  /** The database of DATABASE_URL for a role that sees all rows. Undefined: the role of DATABASE_URL does. */
  databaseUrl?: string | undefined
  /** Whether somebody else backs up the database of DATABASE_URL. */
  isByProvider?: boolean
  /** The folder with PostgreSQL's client programs. Undefined: they are looked for. */
  bin?: string | undefined
}

type Given = z.infer<z.ZodObject<typeof BackupVariables>> & {
  DATABASE_URL?: string | undefined
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

export function backupsOf(e: Given): BackupConfig {
  if (e.BACKUP_BY && (e.BACKUP_AT || !e.DATABASE_URL))
    throw new Error(
      'Configuration: BACKUP_BY=provider says that others back up DATABASE_URL; BACKUP_AT that Daybook does',
    )
  return {
    schedule: e.BACKUP_AT,
    to: placeOf(e),
    keep: e.BACKUP_KEEP,
    beforeUpgrade: e.BACKUP_BEFORE_UPGRADE,
    databaseUrl: e.BACKUP_DATABASE_URL,
    isByProvider: e.BACKUP_BY === 'provider',
    bin: e.POSTGRES_BIN,
  }
}

function placeOf(e: Given): BackupConfig['to'] {
  if (!e.BACKUP_TO?.startsWith('s3://')) return e.BACKUP_TO ? { folder: e.BACKUP_TO } : undefined
  const bucket = e.BACKUP_TO.slice('s3://'.length)
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = e
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Error(
      'Configuration: BACKUP_TO needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for a bucket',
    )
  if (bucket === e.S3_BUCKET) throw new Error('Configuration: BACKUP_TO and S3_BUCKET need different buckets')
  return { s3: { endpoint, region, bucket, accessKeyId, secretAccessKey } }
}
