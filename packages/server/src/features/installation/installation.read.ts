// Reads how each part of the installation is.
import type { BackupStanding } from '@daybook/contract/backup/backup.contract.ts'
import type { Check } from '@daybook/contract/installation/installation.contract.ts'
import type { Context } from '../../platform/context.ts'
import type { JobCounts } from '../../platform/jobs.counts.queries.ts'
import {
  backupCheck,
  certificateCheck,
  check,
  clockCheck,
  diskCheck,
  fact,
  jobsCheck,
  mailCheck,
} from './installation.checks.ts'
import { databaseFacts } from './installation.queries.ts'

/** What the running server knows of itself. */
export interface InstallationFacts {
  version: string
  migration: string
  startedAt: Date
  database: 'embedded' | 'ownDatabase' | 'pooler'
  files: 'folder' | 'bucket'
  sendsMail: boolean
  sendsSms: boolean
  /** Whether this is a copy, which sends nothing to people. */
  holdsMessages: boolean
  isDemoClock: boolean
  isLive(): boolean
  /** Whether the place of the files answers. */
  hasFiles(): Promise<boolean>
  /** Undefined where the queue does not answer. */
  jobs(): Promise<JobCounts | undefined>
  /** Bytes of the disk with the data folder. */
  disk(): Promise<{ free: number; total: number } | undefined>
  /** Until when the certificate of the public address is valid; undefined without https. */
  certificate(): Promise<Date | 'unreachable' | undefined>
}

export interface Parts {
  installation: InstallationFacts
  backups(): BackupStanding
  /** Whether none has been made for too long. */
  isBackupLate(): boolean
}

/** A copy holds back pushes as well, whatever is set up. */
function sendingChecks(
  { sendsMail, sendsSms, holdsMessages }: InstallationFacts,
  counts: JobCounts | undefined,
): Check[] {
  if (holdsMessages)
    return [check('mail', 'warning', { remark: 'held' }), check('sms', 'warning', { remark: 'held' })]
  const sms = sendsSms ? check('sms', 'good') : check('sms', 'off', { remark: 'notSetUp' })
  return [mailCheck(sendsMail, counts), sms]
}

export async function readChecks(
  { installation: facts, backups }: Parts,
  { tx, clock }: Pick<Context<unknown, unknown>, 'tx' | 'clock'>,
): Promise<Check[]> {
  const now = clock.now()
  const [database, counts, hasFiles, room, until] = await Promise.all([
    databaseFacts(tx),
    facts.jobs(),
    facts.hasFiles(),
    facts.disk(),
    facts.certificate(),
  ])
  const running = [
    fact('version', facts.version),
    fact('node', process.versions.node),
    fact('since', facts.startedAt.toISOString()),
  ]
  const kept = [
    fact('version', database.version),
    fact('migration', facts.migration),
    fact('size', database.size),
  ]
  return [
    check('version', 'good', { facts: running }),
    check('database', 'good', { remark: facts.database, facts: kept }),
    diskCheck(room),
    check('files', hasFiles ? 'good' : 'bad', { remark: hasFiles ? facts.files : 'unreachable' }),
    backupCheck(backups(), facts.database === 'embedded'),
    facts.isLive() ? check('live', 'good') : check('live', 'bad', { remark: 'unheard' }),
    jobsCheck(counts),
    ...sendingChecks(facts, counts),
    clockCheck(facts.isDemoClock, { now, database: database.now }),
    certificateCheck(until, now),
  ]
}
