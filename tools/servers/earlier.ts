// The code of an earlier version, from git, with the packages of this checkout.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../lib/place.ts'

/** @param ref a tag, `v0.1.0`, or any other commit */
export function unpackVersion(ref: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', ref], { cwd: checkout, maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  return folder
}

/** One link for each package, because our own ones have to lead to the code beside them. */
function linkPackages(folder: string): void {
  const [from, to] = [join(checkout, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@daybook'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@daybook') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(to, '@daybook', name))
}
