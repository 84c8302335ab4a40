import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file atomically: after a crash or with a full disk it has the old text or the new one, never a part.
 *  Only its owner may read it. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`
  try {
    const open = openSync(draft, 'w', 0o600)
    try {
      writeFileSync(open, text)
      fsyncSync(open)
    } finally {
      closeSync(open)
    }
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  syncFolder(dirname(file))
}

/** The new name survives a power cut only when the folder is synced as well. Windows cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const open = openSync(folder, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
