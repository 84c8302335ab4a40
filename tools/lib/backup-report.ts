// Writes down how the last backup went, for the running server and the next start.

import { join } from 'node:path'
import type { BackupReport } from '../../packages/contract/src/backup/backup.contract.ts'
import { readReport } from '../../packages/server/src/app/backups.report.ts'
import { writeWhole } from '../../packages/server/src/platform/atomic.file.ts'

export const reportFile = (dataDir: string) => join(dataDir, 'backups.json')

export function noteUsable(dataDir: string, good: NonNullable<BackupReport['good']>): void {
  write(dataDir, { failed: null, good })
}

/** The last good one is still the last good one. */
export function noteFailed(dataDir: string, failed: NonNullable<BackupReport['failed']>): void {
  write(dataDir, { failed, good: readReport(reportFile(dataDir)).good })
}

/** A disk that is full must not hide why the backup failed. The running server remembers that without the file. */
function write(dataDir: string, report: BackupReport): void {
  try {
    writeWhole(reportFile(dataDir), `${JSON.stringify(report, null, 2)}\n`)
  } catch (error) {
    console.error(`The report of the backup could not be written: ${String(error)}`)
  }
}
