// The operations and jobs of all features. It names no feature: the tables are generated.
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import type { BackupStanding } from '@daybook/contract/backup/backup.contract.ts'
import type { Logger } from 'pino'
import type { PasswordFormats } from '../features/auth/index.ts'
import type { Checklists } from '../features/checklist/index.ts'
import type { InstallationFacts } from '../features/installation/installation.read.ts'
import { speaker } from '../features/notification/index.ts'
import type { MapTiles } from '../features/place/place.routes.ts'
import type { RegisterKind } from '../features/register/index.ts'
import { planOnWrite } from '../features/watch/index.ts'
import { makeAuditYears } from '../platform/audit.jobs.ts'
import { systemClock } from '../platform/clock.ts'
import { type CodeMaker, codeMaker } from '../platform/codes/codes.ts'
import type { Tx } from '../platform/database/database.ts'
import { type PublicFetch, publicFetch } from '../platform/http/public.fetch.ts'
import { purgeKeysDaily } from '../platform/idempotency.jobs.ts'
import { type TokenMaker, tokenMaker } from '../platform/identity.ts'
import type { RandomBytes } from '../platform/ids.ts'
import type { Route } from '../platform/implement.ts'
import { type AnyJob, planJobsIn } from '../platform/jobs.queries.ts'
import type { SendMail } from '../platform/mail/mail.ts'
import type { Passwords } from '../platform/passwords.ts'
import type { PushSender } from '../platform/push/push.ts'
import type { SendSms } from '../platform/sms/sms.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type CellConfig, onlyCell } from './config.cells.ts'
import * as declared from './features.generated.ts'

/** What some features need from the app in addition to their context. */
export interface Parts {
  /** How the backups of this installation are. */
  backups(): BackupStanding
  /** Whether none has been made for too long. */
  isBackupLate(): boolean
  tokens: TokenMaker
  passwords: Passwords
  passwordFormats: PasswordFormats
  random: RandomBytes
  log: Pick<Logger, 'warn'>
  /** The accounts of the demo data, if it is open. */
  demoAccounts: readonly DemoAccount[]
  /** The folder of the language packs that the web build wrote. */
  languageRoot: string | undefined
  /** Undefined without an SMTP server. */
  sendMail: SendMail | undefined
  /** Undefined without an SMS gateway. */
  sendSms: SendSms | undefined
  push: PushSender
  codes: CodeMaker
  /** Where people open the app. */
  publicUrl(): string
  /** Addresses that other devices can open: PUBLIC_URL, or those in the local network. */
  reachableAt(): string[]
  /** Scheme, host and port of PUBLIC_URL. Undefined: the ones that a request was sent to. */
  publicOrigin: string | undefined
  publicFetch: PublicFetch
  storage: Storage
  /** Null for a map without pictures. */
  mapTiles: MapTiles | null
  installation: InstallationFacts
  cell: CellConfig
}

/** What features declare for a mechanism that does not know them. It is passed to the mechanism's routes. */
const forMechanisms = {
  alerts: Object.values(declared.alerts),
  awaiting: Object.values(declared.awaiting).flat(),
  calendarMails: Object.values(declared.calendarMails),
  careKinds: Object.values(declared.careKinds),
  dayItems: Object.values(declared.dayItems),
  feedFiles: Object.values(declared.feedFiles),
  findings: Object.values(declared.findings),
  checklists: Object.assign({}, ...Object.values(declared.checklists)) as Checklists,
  oversight: Object.values(declared.oversight),
  registers: Object.values<RegisterKind>(declared.registers),
  taskKinds: Object.values(declared.tasks),
  watches: declared.watches,
}

export function makeRoutes(parts: Parts): Route[] {
  const sayMessage = speaker({ ...parts, ...forMechanisms })
  const all = { ...parts, ...forMechanisms, sayMessage, planStart }
  return Object.values(declared.routes).flatMap((routes) =>
    typeof routes === 'function' ? routes(all) : routes,
  )
}

export function makeJobs(parts: Parts): AnyJob[] {
  const all = { ...parts, ...forMechanisms }
  const own = Object.values(declared.jobs).flatMap((jobs): readonly AnyJob[] =>
    typeof jobs === 'function' ? jobs(all) : jobs,
  )
  return [...own, purgeKeysDaily, makeAuditYears]
}

/** What goes with the commits of the product's database. */
export const atCommit = planOnWrite(forMechanisms.watches)

/** The operations for readers that call none: laws, the OpenAPI document, `npm run where`. */
export const listRoutes = (): Route[] => makeRoutes(noParts())

/** Plans the jobs that every start plans, for a centre that comes while Daybook runs. */
export async function planStart(tx: Tx): Promise<void> {
  const plan = planJobsIn(tx)
  for (const job of makeJobs(noParts()))
    if ('atStart' in job && job.atStart) await plan(job.name, {}, { key: 'next' })
}

const noParts = (): Parts => ({
  backups: () => ({ state: 'off', failed: null, good: null }),
  isBackupLate: () => false,
  tokens: tokenMaker(new Uint8Array(32), systemClock),
  passwords: { verify: async () => false },
  passwordFormats: { md5: false, sm2PrivateKey: undefined },
  random: (bytes) => new Uint8Array(bytes),
  log: { warn: () => undefined },
  demoAccounts: [],
  languageRoot: undefined,
  sendMail: undefined,
  sendSms: undefined,
  codes: codeMaker(new Uint8Array(32), (bytes) => new Uint8Array(bytes)),
  push: { publicKey: '', isAllowed: () => false, send: async () => 'refused' },
  publicUrl: () => '',
  reachableAt: () => [],
  publicOrigin: undefined,
  publicFetch: publicFetch(),
  storage: noStorage,
  mapTiles: null,
  installation: noInstallation,
  cell: onlyCell,
})

const noInstallation: InstallationFacts = {
  version: '',
  migration: '',
  startedAt: new Date(0),
  database: 'embedded',
  files: 'folder',
  sendsMail: false,
  sendsSms: false,
  holdsMessages: false,
  isDemoClock: false,
  isLive: () => true,
  hasFiles: async () => true,
  jobs: async () => undefined,
  disk: async () => undefined,
  certificate: async () => undefined,
}

const noStorage: Storage = {
  put: async () => undefined,
  get: async () => undefined,
  sizeOf: async () => undefined,
  remove: async () => undefined,
}
