// Where the embedded PostgreSQL and the data are, and which user PostgreSQL runs as.
//
// PostgreSQL refuses to run as root, and another user cannot read a checkout under /root. As root, the binaries and
// the data are therefore under /var/lib/daybook and PostgreSQL runs as the system user `daybook`. For other users
// everything is in the checkout.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from './problem.ts'

export const checkout = realpathSync(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const shared = '/var/lib/daybook'
const asRoot = process.getuid?.() === 0

/** The user to run PostgreSQL as; undefined for the current user. */
export type RunAs = { uid: number; gid: number } | undefined

/** Where files are that can be created again at any time: PostgreSQL's binaries, test databases. An image has the first,
 *  where nothing can be written. */
export const cachePath = asRoot ? shared : join(checkout, '.cache')

/** That folder, made. */
export const cacheDir = (): string => makeFolder(cachePath)

/** The folder for all data that must be kept, unless `DATA_DIR` is set. Does not create it. */
export function defaultDataDir(): string {
  if (!asRoot) return join(checkout, '.data')
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 8)
  return join(shared, `${basename(checkout)}-${hash}`)
}

/** Creates a folder (and its parents) that PostgreSQL's user can enter, and nobody else can read. Throws a Problem when
 *  Daybook cannot write to it, for example on a disk that is mounted read-only. */
export function makeFolder(path: string): string {
  try {
    if (mkdirSync(path, { recursive: true })) chmodSync(path, asRoot ? 0o711 : 0o700)
    accessSync(path, constants.W_OK)
  } catch (error) {
    throw new Problem(
      `Daybook cannot write to ${path} (${(error as NodeJS.ErrnoException).code}). Make it writable, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  return realpathSync(path)
}

/** As root: the system user `daybook`, created if missing, or `nobody` where users cannot be created. */
export function postgresUser(): RunAs {
  if (!asRoot) return undefined
  const known = idsOf('daybook')
  if (known) return known
  const options = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    shared,
    '--shell',
    '/bin/false',
  ]
  spawnSync('useradd', [...options, 'daybook'])
  // Another start may have created the user at the same moment, so only its existence is checked.
  const user = idsOf('daybook') ?? idsOf('nobody')
  if (!user) throw new Problem('PostgreSQL cannot run as root, and no user `daybook` could be made for it.')
  return user
}

function idsOf(name: string): RunAs {
  const id = (option: string) => spawnSync('id', [option, name], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 && gid.status === 0
    ? { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    : undefined
}

/** Throws when PostgreSQL's user cannot enter the folder, for example in a home folder that only root may enter. */
export function mustReach(folder: string, user: RunAs): void {
  if (!user) return
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' })
  if (status === 0) return
  throw new Problem(
    `PostgreSQL does not run as root, and the user it runs as cannot enter ${folder}. Set DATA_DIR to a folder that others may enter, or leave it unset.`,
  )
}
