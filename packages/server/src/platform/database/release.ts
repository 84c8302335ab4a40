// The releases that there were: from each of them data can be upgraded, and from the last one without stopping.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareVersions } from '../version.ts'

/** `npm run release` adds a folder to it. */
export const releaseFolder = join(import.meta.dirname, '../../../releases')

export interface Release {
  /** Such as `1.4.0`. */
  version: string
  /** Number of its newest migration, such as `0117`. */
  migration: string
}

/** From the oldest to the newest. */
export function releases(): Release[] {
  if (!existsSync(releaseFolder)) return []
  return readdirSync(releaseFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(join(releaseFolder, name, 'release.json'), 'utf8')) as Release)
    .sort((a, b) => compareVersions(a.version, b.version))
}

/** The last release that does not know this migration. */
export const releaseBefore = (number: string): Release | undefined =>
  releases().findLast(({ migration }) => migration < number)
