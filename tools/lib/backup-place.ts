// Whether the folder of the backups is still the one that they went to. A drive that is not mounted leaves an empty folder on
// the machine's own disk, where a backup is none. The first backup leaves a marker in the folder, and notes its name in the
// data folder. A folder that has lost its marker gets no backup until somebody says that it is a new one.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../../packages/server/src/platform/atomic.file.ts'
import { Problem } from './problem.ts'

/** Beside the data and not in a backup: what is restored elsewhere has places of its own. */
const placesFile = (dataDir: string) => join(dataDir, 'backup-places.json')
const Places = z.record(z.string(), z.string())
const about = 'Daybook keeps backups here, and makes none without this file: see docs/running.md.\n'

/** Throws a Problem when the folder was used before and has lost its marker. Does not block: a network drive may hang. */
export async function mustBeThere(folder: string, dataDir: string): Promise<void> {
  const marker = readPlaces(dataDir)[resolve(folder)]
  if (!marker || (await isThere(join(folder, marker)))) return
  throw new Problem(
    `The drive of the backups is not there: ${folder} has lost ${marker}, which an earlier backup left in it. Mount the drive. If it is a new drive or an emptied folder, run npm run backup -- --new-place once.`,
  )
}

/** The marker is written first: what is noted has been there.
 *  @param isNew whether it may have lost its marker */
export async function markPlace(folder: string, dataDir: string, isNew: boolean): Promise<void> {
  if (!isNew) await mustBeThere(folder, dataDir)
  const places = readPlaces(dataDir)
  const path = resolve(folder)
  const marker = places[path] ?? `.daybook-${randomUUID().slice(0, 8)}.place`
  if (!(await isThere(join(path, marker)))) await writeFile(join(path, marker), about, { mode: 0o600 })
  if (places[path] === marker) return
  writeWhole(placesFile(dataDir), `${JSON.stringify({ ...places, [path]: marker }, null, 2)}\n`)
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

function readPlaces(dataDir: string): z.infer<typeof Places> {
  const file = placesFile(dataDir)
  if (!existsSync(file)) return {}
  try {
    return Places.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Problem(`${file} is damaged. Look at where the backups go, then remove it.`)
  }
}
