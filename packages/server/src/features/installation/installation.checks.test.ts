import { expect, it } from 'vitest'
import {
  backupCheck,
  certificateCheck,
  clockCheck,
  diskCheck,
  jobsCheck,
  mailCheck,
} from './installation.checks.ts'

const gigabyte = 1e9
const now = new Date('2026-03-10T21:30:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const queue = (...failing: { job: string; count: number; seconds: number }[]) => ({
  states: { waiting: 3, running: 0, retrying: failing.length, failed: 0 },
  mails: 2,
  late: 0,
  failing,
})

it.each([
  [20, 'good'],
  [14, 'warning'],
  [5, 'bad'],
])('a disk with %i %% free is %s', (percent, state) => {
  expect(diskCheck({ free: percent * gigabyte, total: 100 * gigabyte })).toMatchObject({ state })
})

it.each([
  [22, 'good'],
  [21, 'warning'],
  [4, 'bad'],
  [-1, 'bad'],
])('a certificate for %i more days is %s', (days, state) => {
  expect(certificateCheck(inDays(days), now)).toMatchObject({ state })
})

it('says why there is no certificate', () => {
  expect(certificateCheck(undefined, now)).toMatchObject({ state: 'warning', remark: 'noHttps' })
  expect(certificateCheck('unreachable', now)).toMatchObject({ state: 'warning', remark: 'unreachable' })
})

it('counts jobs that fail from an hour on', () => {
  expect(jobsCheck(queue())).toMatchObject({ state: 'good' })
  const failing = (seconds: number) => queue({ job: 'watch', count: 1, seconds })
  expect(jobsCheck(failing(3599))).toMatchObject({ state: 'good' })
  expect(jobsCheck(failing(3600))).toMatchObject({ state: 'warning' })
  expect(jobsCheck(failing(86_400))).toMatchObject({ state: 'bad' })
  expect(jobsCheck(undefined)).toMatchObject({ state: 'bad', remark: 'unreachable' })
})

it.each([
  [299, 'good'],
  [300, 'warning'],
  [1800, 'bad'],
])('a job that waits for a worker for %i s is %s', (late, state) => {
  expect(jobsCheck({ ...queue(), late }).state).toBe(state)
  expect(jobsCheck({ ...queue({ job: 'watch', count: 1, seconds: 86_400 }), late }).state).toBe('bad')
})

it('looks at mails apart from other jobs', () => {
  const stuck = queue({ job: 'sendAlertMail', count: 2, seconds: 7200 })
  expect(mailCheck(true, stuck)).toMatchObject({ state: 'warning' })
  expect(mailCheck(true, queue({ job: 'watch', count: 1, seconds: 7200 }))).toMatchObject({ state: 'good' })
  expect(mailCheck(false, undefined)).toMatchObject({ state: 'warning', remark: 'mailbox' })
})

it('compares the clocks of server and database', () => {
  const apart = (seconds: number) => ({
    now,
    database: new Date(now.getTime() - seconds * 1000).toISOString(),
  })
  expect(clockCheck(false, apart(4))).toMatchObject({ state: 'good', facts: [{ name: 'offBy', value: 4 }] })
  expect(clockCheck(false, apart(-5))).toMatchObject({ state: 'warning' })
  expect(clockCheck(false, apart(60))).toMatchObject({ state: 'bad' })
  expect(clockCheck(true, apart(60))).toMatchObject({ state: 'off', remark: 'demoClock' })
})

it('calls a backup bad that failed or is not there, but not one that somebody else makes', () => {
  const none = { failed: null, good: null }
  expect(backupCheck({ ...none, state: 'none' }, true)).toMatchObject({ state: 'bad', remark: 'noneYet' })
  expect(backupCheck({ ...none, state: 'none' }, false)).toMatchObject({ state: 'bad', remark: 'nobodys' })
  expect(backupCheck({ ...none, state: 'failed' }, true)).toMatchObject({ state: 'bad', remark: 'failed' })
  const off = { ...none, state: 'off' as const }
  expect(backupCheck(off, false)).toMatchObject({ state: 'off', remark: 'byProvider' })
  expect(backupCheck(off, true)).toMatchObject({ state: 'warning', remark: 'madeElsewhere' })
})
