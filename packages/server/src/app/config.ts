// Configuration is read from the environment once, here, and validated. The README lists every variable.
import { z } from 'zod'
import { severalHosts } from '../platform/database/primary.ts'
import type { ClientCredentials } from '../platform/http/clients.ts'
import type { SmtpConfig } from '../platform/mail/smtp.ts'
import { isLoopback, type SmsConfig } from '../platform/sms/sms.ts'
import type { S3Options } from '../platform/storage/s3.storage.ts'
import { type BackupConfig, BackupVariables, backupsOf, flag } from './config.backups.ts'
import { type CellConfig, CellVariables, cellOf } from './config.cells.ts'

/** `id:secret`, separated by commas. */
const clientList = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().regex(/^[^:\s]+:[^:\s]+$/, 'expects id:secret, several by comma')))
  .transform((list) =>
    list.map((one) => {
      const [id = '', secret = ''] = one.split(':')
      return { id, secret }
    }),
  )

const passwordForms = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.enum(['plain', 'md5', 'sm2'])))
  .refine((forms) => forms.includes('plain'), 'has to name plain, which our own app sends')

/** What it leads to is added behind it, so one that was copied from a browser with its page would lead nowhere. */
const webAddress = z
  .url({ protocol: /^https?$/, error: 'expects https://daybook.example.org' })
  .refine((url) => /^[a-z]+:\/\/[^/?#@]+\/*$/i.test(url), 'expects the name alone, with nothing after it')
  .transform((url) => url.replace(/\/+$/, ''))

/** What is sent there is confidential, so it is encrypted unless it stays on this machine. */
const isSafe = (url: string) => url.startsWith('https:') || isLoopback(new URL(url).hostname)

/** Whole words and paths only: it becomes part of the content security policy. */
const tileAddress = z
  .string()
  .regex(/^https:\/\/[\w.{}:-]+\/[^\s;,'"]+$/, 'expects https://…/{z}/{x}/{y}.png')
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'names {z}, {x} and {y}')

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: z
    .string()
    .transform((text) => severalHosts(text) ?? '')
    .pipe(z.url({ protocol: /^postgres(ql)?$/ }))
    .optional(),
  DATA_DIR: z.string().min(1).optional(),
  DAYBOOK_SECRETS: z.string().min(1).optional(),
  REPLACE_SECRETS: flag.default(false),
  MOVE_FILES: flag.default(false),
  HOLD_MESSAGES: flag.optional(),
  DATABASE_POOLER: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'expects host:port')
    .optional(),
  SERVERS: z.coerce.number().int().min(1).max(100).default(1),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  PUBLIC_URL: webAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'expects https://')
    .optional(),
  SMS_SECRET: z.string().min(16, 'expects at least 16 characters').optional(),
  DAYBOOK_NOW: z.iso.datetime({ offset: true }).optional(),
  DAYBOOK_DEMO: flag.default(true),
  CLIENTS: clientList.default([]),
  PASSWORD_FORMATS: passwordForms.default(['plain']),
  SM2_PRIVATE_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'expects 64 digits in hex')
    .optional(),
  MAP_TILES: tileAddress.optional(),
  MAP_ATTRIBUTION: z.string().min(1).max(200).optional(),
  RATE_LIMIT_PERSON: z.coerce.number().int().min(1).default(1200),
  RATE_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(300),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ...BackupVariables,
  ...CellVariables,
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
})

/** The names of all variables. */
export const variables: readonly string[] = Object.keys(Environment.shape)

export interface Config {
  /** Undefined: 8080, or the next free one. */
  port: number | undefined
  host: string
  /** With several hosts as `severalHosts` writes it. */
  databaseUrl: string | undefined
  dataDir: string | undefined
  /** The content of `secrets.json`, for servers that share a database and not a folder. Undefined: the file's. */
  secrets: string | undefined
  /** Whether these secrets may take the place of those that the database of DATABASE_URL belongs to. */
  replaceSecrets: boolean
  /** Whether the files may be somewhere else than at the last start. */
  movedFiles: boolean
  /** Whether this is a copy, which sends nothing to people. Undefined: as at the last start. */
  holdsMessages?: boolean | undefined
  /** `host:port` of a pooler by transaction in front of DATABASE_URL, for requests and jobs. What listens, locks by session
   *  or migrates goes to DATABASE_URL itself. */
  databasePooler?: string | undefined
  /** How long `/readyz` refuses before the server closes, so that a proxy sends nothing more to it. In seconds. */
  drainSeconds?: number | undefined
  logLevel: string
  /** Whether to take the caller's address from a proxy. */
  trustProxy: boolean
  /** Where people open the app. Undefined: on this machine. */
  publicUrl: string | undefined
  /** Undefined: mails land in the operator's mailbox. */
  smtp: SmtpConfig | undefined
  /** The gateway that sends SMS. Undefined: no codes are sent to phones. */
  sms: SmsConfig | undefined
  /** The server's clock starts at this instant instead of the machine's time. */
  startAt: Date | undefined
  /** Whether to create demo data when the database has no centre. */
  demo: boolean
  /** Pictures of the map and whose they are. Undefined: a plain grid. */
  mapTiles?: { url: string; attribution: string } | undefined
  /** Requests a minute that this server allows. Several servers divide what is configured. */
  limits: { person: number; address: number }
  /** Client programs that may request tokens, in addition to our own web app. */
  clients: readonly ClientCredentials[]
  /** Accepted password formats in addition to plain text. */
  passwordFormats: { md5: boolean; sm2PrivateKey: string | undefined }
  /** The store that keeps files, instead of the data folder. */
  s3: S3Options | undefined
  /** Where Prometheus reads. Undefined: nowhere. */
  metrics?: { host: string; port: number } | undefined
  backups: BackupConfig
  /** Undefined: the only one. */
  cell?: CellConfig | undefined
}

/** Throws with the names of the invalid variables. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (!result.success)
    throw new Error(
      `Configuration: ${result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
    )
  const e = result.data
  const share = (limit: number) => Math.ceil(limit / e.SERVERS)
  const sm2 = e.PASSWORD_FORMATS.includes('sm2')
  if (sm2 && !e.SM2_PRIVATE_KEY)
    throw new Error('Configuration: PASSWORD_FORMATS names sm2, which needs SM2_PRIVATE_KEY')
  if (Boolean(e.SMTP_URL) !== Boolean(e.MAIL_FROM))
    throw new Error('Configuration: SMTP_URL and MAIL_FROM need each other')
  if (Boolean(e.SMS_URL) !== Boolean(e.SMS_SECRET))
    throw new Error('Configuration: SMS_URL and SMS_SECRET need each other')
  if (Boolean(e.MAP_TILES) !== Boolean(e.MAP_ATTRIBUTION))
    throw new Error('Configuration: MAP_TILES and MAP_ATTRIBUTION need each other')
  if (e.DATABASE_POOLER && !e.DATABASE_URL)
    throw new Error('Configuration: DATABASE_POOLER needs DATABASE_URL, which migrations and events use')
  return {
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    secrets: e.DAYBOOK_SECRETS,
    replaceSecrets: e.REPLACE_SECRETS,
    movedFiles: e.MOVE_FILES,
    holdsMessages: e.HOLD_MESSAGES,
    databasePooler: e.DATABASE_POOLER,
    drainSeconds: e.DRAIN_SECONDS,
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY,
    publicUrl: e.PUBLIC_URL,
    smtp: e.SMTP_URL && e.MAIL_FROM ? { url: e.SMTP_URL, from: e.MAIL_FROM } : undefined,
    sms: e.SMS_URL && e.SMS_SECRET ? { url: e.SMS_URL, secret: e.SMS_SECRET } : undefined,
    startAt: e.DAYBOOK_NOW ? new Date(e.DAYBOOK_NOW) : undefined,
    demo: e.DAYBOOK_DEMO,
    clients: e.CLIENTS,
    passwordFormats: {
      md5: e.PASSWORD_FORMATS.includes('md5'),
      sm2PrivateKey: sm2 ? e.SM2_PRIVATE_KEY : undefined,
    },
    s3: s3Of(e),
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    backups: backupsOf(e),
    cell: cellOf(e),
    mapTiles: e.MAP_TILES ? { url: e.MAP_TILES, attribution: e.MAP_ATTRIBUTION ?? '' } : undefined,
    limits: { person: share(e.RATE_LIMIT_PERSON), address: share(e.RATE_LIMIT_ADDRESS) },
  }
}

function s3Of(e: z.infer<typeof Environment>): S3Options | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = e
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if (!bucket) return undefined
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Error(
      'Configuration: S3_BUCKET needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well',
    )
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}
