// How the backups are, as the tools write it down beside the data.
import { readFileSync } from 'node:fs'
import { BackupReport, type BackupStanding } from '@daybook/contract/backup/backup.contract.ts'

/** Without a file, or with a damaged one, nothing is known to be good. */
export function readReport(file: string): BackupReport {
  try {
    return BackupReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { failed: null, good: null }
  }
}

export function stateOf({ failed, good }: BackupReport, isExpected: boolean): BackupStanding['state'] {
  if (failed) return 'failed'
  if (good) return 'good'
  return isExpected ? 'none' : 'off'
}
