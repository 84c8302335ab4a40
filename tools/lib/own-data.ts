// The data folder of this installation, for the server and for the commands beside it. All that is in it belongs to the
// user that Daybook runs as: what another one writes there (root, too) that user cannot read, and the next start fails.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../packages/server/src/app/config.ts'
import { defaultDataDir, makeFolder } from './place.ts'
import { Problem } from './problem.ts'
import { userName } from './user-name.ts'

/** Makes the folder where there is none. */
export function openDataDir({ dataDir = defaultDataDir() }: Pick<Config, 'dataDir'>): string {
  mustBeOwn(dataDir)
  return makeFolder(dataDir)
}

/** Of a Daybook that has been started. Throws a Problem where there is none: a command makes nothing. */
export function existingDataDir(config: Pick<Config, 'dataDir' | 'databaseUrl'>): string {
  const { dataDir = defaultDataDir(), databaseUrl } = config
  if (!databaseUrl && ownerOf(join(dataDir, 'secrets.json')) === undefined)
    throw new Problem(`There is no Daybook in ${dataDir}: set DATA_DIR, or run npm start.`)
  return openDataDir({ dataDir })
}

/** Whoever is not root is stopped by the system. */
function mustBeOwn(dataDir: string): void {
  if (process.getuid?.() !== 0) return
  const owner = ownerOf(join(dataDir, 'daybook.json'))
  if (!owner) return
  const name = userName(owner)
  throw new Problem(
    `The data in ${dataDir} belongs to the user ${name}, who could not read what root writes there. Nothing was changed. Run this as that user:\n  sudo -u ${name} env DATA_DIR=${dataDir} npm …`,
  )
}

/** Undefined where there is no such file. Throws when this user may not look. */
function ownerOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.uid
}
