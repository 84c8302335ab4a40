// npm leaves packages of other platforms out of package-lock.json when it cannot look them up, and then `npm ci`
// refuses that file on every machine. These functions find and close the gaps.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './place.ts'

type Entry = { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> }
type LockFile = { packages: Record<string, Entry> }
export type Gap = { name: string; version: string; dev: boolean }

const file = join(checkout, 'package-lock.json')

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(file, 'utf8')) as LockFile
}

/** The optional packages that an entry depends on but that have no entry. */
export function gapsOf({ packages }: LockFile): Gap[] {
  return Object.entries(packages).flatMap(([path, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesSeenFrom(path).some((place) => packages[`${place}node_modules/${name}`]))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

// Node looks in the package's own node_modules, then in those of the folders above.
function placesSeenFrom(path: string): string[] {
  const parts = path.split('node_modules/')
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('node_modules/'))
  return [path ? `${path}/` : '', ...above]
}

/** Adds an entry for every gap, with the platforms from its name. Returns what was added. */
export function closeGaps(): Gap[] {
  const lock = readLockFile()
  const gaps = gapsOf(lock)
  for (const { name, version, dev } of gaps) {
    const entry = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true }
    lock.packages[`node_modules/${name}`] = entry
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)
  if (gaps.length > 0) writeFileSync(file, `${text}\n`)
  return gaps
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

function platformOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu)
    throw new Error(
      `The name ${name} does not tell its platform: add its entry to package-lock.json by hand.`,
    )
  if (os !== 'linux') return { os: [os], cpu: [cpu] }
  return { os: [os], cpu: [cpu], libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] }
}
