// What makes a part of the installation good, doubtful or bad. The limits are those at which an operator still has time.
import type { BackupStanding } from '@daybook/contract/backup/backup.contract.ts'
import type { Check, CheckState } from '@daybook/contract/installation/installation.contract.ts'
import type { JobCounts } from '../../platform/jobs.counts.queries.ts'

/** Shares of a disk that are free. */
const disk = { warning: 0.15, bad: 0.05 }
/** Seconds for which jobs may fail, or mails wait. */
const delay = { warning: 3600, bad: 86_400 }
/** Seconds that a due job may wait for a worker. Alarms about children are jobs. */
const lateness = { warning: 300, bad: 1800 }
/** Seconds between the clocks of server and database. Sleep checks count in minutes. */
const clockOff = { warning: 5, bad: 60 }
/** Days for which a certificate is still valid. */
const certificate = { warning: 21, bad: 5 }

type Facts = Check['facts']
type Rest = Partial<Pick<Check, 'remark' | 'facts'>>

export const check = (
  part: Check['part'],
  state: CheckState,
  { remark = null, facts = [] }: Rest = {},
): Check => ({
  part,
  state,
  remark,
  facts,
})

export const fact = (name: Facts[number]['name'], value: string | number) => ({ name, value })

/** @param most from where it is doubtful, and bad */
const tooMuch = (value: number, most: { warning: number; bad: number }): CheckState =>
  value >= most.bad ? 'bad' : value >= most.warning ? 'warning' : 'good'
const worse = (one: CheckState, other: CheckState): CheckState =>
  [one, other].includes('bad') ? 'bad' : one === 'good' ? other : one
const tooLittle = (value: number, least: { warning: number; bad: number }): CheckState =>
  value <= least.bad ? 'bad' : value <= least.warning ? 'warning' : 'good'

export function diskCheck(room: { free: number; total: number } | undefined): Check {
  if (!room) return check('disk', 'off')
  const facts = [fact('free', room.free), fact('of', room.total)]
  return check('disk', tooLittle(room.free / room.total, disk), { facts })
}

/** Of a database of one's own, `off` is what somebody has accepted by BACKUP_BY.
 *  @param isEmbedded where nobody else makes one */
export function backupCheck({ state, good }: BackupStanding, isEmbedded: boolean): Check {
  const facts = good ? [fact('at', good.at), fact('size', good.bytes)] : []
  if (state === 'off')
    return isEmbedded
      ? check('backup', 'warning', { remark: 'madeElsewhere', facts })
      : check('backup', 'off', { remark: 'byProvider', facts })
  if (state === 'good') return check('backup', 'good', { facts })
  return check('backup', 'bad', {
    remark: state === 'failed' ? 'failed' : isEmbedded ? 'noneYet' : 'nobodys',
    facts,
  })
}

export function jobsCheck(counts: JobCounts | undefined): Check {
  if (!counts) return check('jobs', 'bad', { remark: 'unreachable' })
  const { states, failing, late } = counts
  const oldest = Math.max(0, ...failing.map(({ seconds }) => seconds))
  const facts = [fact('waiting', states.waiting), fact('failing', states.retrying + states.failed)]
  if (oldest > 0) facts.push(fact('oldest', Math.round(oldest)))
  if (late >= lateness.warning) facts.push(fact('late', Math.round(late)))
  return check('jobs', worse(tooMuch(oldest, delay), tooMuch(late, lateness)), { facts })
}

export function mailCheck(isSetUp: boolean, counts: JobCounts | undefined): Check {
  if (!isSetUp) return check('mail', 'warning', { remark: 'mailbox' })
  const mails = counts?.failing.filter(({ job }) => /mail|invitation|code/i.test(job)) ?? []
  const oldest = Math.max(0, ...mails.map(({ seconds }) => seconds))
  return check('mail', tooMuch(oldest, delay), { facts: [fact('waiting', counts?.mails ?? 0)] })
}

export function clockCheck(isDemo: boolean, { now, database }: { now: Date; database: string }): Check {
  if (isDemo) return check('clock', 'off', { remark: 'demoClock' })
  const off = Math.abs(now.getTime() - Date.parse(database)) / 1000
  return check('clock', tooMuch(off, clockOff), { facts: [fact('offBy', Math.round(off))] })
}

/** @param until undefined where the app is not opened by https */
export function certificateCheck(until: Date | 'unreachable' | undefined, now: Date): Check {
  if (until === undefined) return check('certificate', 'warning', { remark: 'noHttps' })
  if (until === 'unreachable') return check('certificate', 'warning', { remark: 'unreachable' })
  const days = (until.getTime() - now.getTime()) / 86_400_000
  const facts = [fact('until', until.toISOString())]
  return check('certificate', tooLittle(days, certificate), { facts })
}
