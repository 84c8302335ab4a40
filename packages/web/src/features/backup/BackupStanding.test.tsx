import { backup } from '@daybook/contract/backup/backup.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { BackupStanding } from './BackupStanding.tsx'

const good = {
  at: '2026-03-10T13:30:00.000Z',
  name: 'daybook-20260310-133000.tar.gz',
  rows: 2840,
  files: 12,
  bytes: 31_000_000,
}
const failed = { at: '2026-03-11T13:30:00.000Z', reason: 'invalid page in block 3' }

test('says that the newest backup was tried, and what was in it', async () => {
  signedInAs('manager')
  answer(backup, { getBackups: () => ({ state: 'good' as const, failed: null, good }) })
  show(<BackupStanding />)
  await expect.element(page.getByText(/The backup from .+ can be used/)).toBeVisible()
  await expect.element(page.getByText('2840 rows in the database, 12 files')).toBeVisible()
})

test('warns of a backup that cannot be used, with the reason and the last good one', async () => {
  signedInAs('manager')
  answer(backup, { getBackups: () => ({ state: 'failed' as const, failed, good }) })
  show(<BackupStanding />)
  await expect.element(page.getByText('The last backup failed or can’t be used')).toBeVisible()
  await expect.element(page.getByText('invalid page in block 3')).toBeVisible()
  await expect.element(page.getByText(/The newest good backup is from/)).toBeVisible()
})

test('warns while there is none', async () => {
  signedInAs('manager')
  answer(backup, { getBackups: () => ({ state: 'none' as const, failed: null, good: null }) })
  show(<BackupStanding />)
  await expect.element(page.getByText('There is no backup yet')).toBeVisible()
})
