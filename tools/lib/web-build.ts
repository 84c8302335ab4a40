// Builds the web app, only if its sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './place.ts'
import { Problem } from './problem.ts'
import { runModule } from './run-program.ts'

const web = join(checkout, 'packages/web')
export const webRoot = join(web, 'dist')
const stamp = join(checkout, '.cache/web-build')
// The build's plugins are in tools and import other tools.
const tools = readdirSync(join(checkout, 'tools')).filter((name) => name.endsWith('.ts'))
const inputs = [
  'packages/web',
  'packages/contract',
  ...tools.map((name) => `tools/${name}`),
  'package-lock.json',
  'tsconfig.base.json',
]

/** Returns whether a build was needed; an image has the built app alone. Throws a Problem when it fails. */
export async function buildWeb(): Promise<boolean> {
  if (!existsSync(join(web, 'src'))) return false
  const wanted = hashOf(inputs)
  if (existsSync(join(webRoot, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return false
  rmSync(stamp, { force: true })
  const code = await runModule('vite/bin/vite.js', ['build', '--logLevel', 'error'], { cwd: web })
  if (code !== 0) throw new Problem('The web app could not be built; the reason stands above.')
  mkdirSync(join(checkout, '.cache'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesOf))
    hash.update(`${path}\0`).update(readFileSync(join(checkout, path)))
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (/\/(dist|node_modules)$/.test(path)) return []
  const entries = readdirOrNone(path)
  return entries ? entries.sort().flatMap((name) => filesOf(`${path}/${name}`)) : [path]
}

function readdirOrNone(path: string): string[] | undefined {
  try {
    return readdirSync(join(checkout, path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}
