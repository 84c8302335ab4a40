// Restoring a backup on an installation that has nobody yet, in the browser. Whoever holds the address that the first start
// prints may do it, and nobody once there is a person. These are no operations: they work where there is no centre.

export const restorePath = '/api/front/blade-system/restore'

/** Each part of an archive is a request of its own, so that a broken one costs little. */
export const partBytes = 4 * 1024 * 1024

/** Why an archive is not restored. */
export type RestoreProblem =
  | 'damaged'
  | 'notBackup'
  | 'withoutSums'
  | 'version'
  | 'architecture'
  | 'room'
  | 'programs'
  | 'inUse'
  | 'other'

/** An archive in the place of this installation's backups. */
export interface Archive {
  name: string
  at: string
  bytes: number
  /** Whether it was restored to try it when it was made. */
  isProven: boolean
}

export interface RestoreState {
  /** `replacing`: the server starts again, with the restored data. */
  stage: 'none' | 'unpacking' | 'trying' | 'replacing' | 'failed'
  /** Bytes of the archive that have been read, and all. */
  done: number
  of: number
  problem: RestoreProblem | null
  /** What has arrived of an upload. */
  upload: { of: string; received: number } | null
}
