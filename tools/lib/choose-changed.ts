import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Choice, choose } from './changed.ts'
import { changedFiles } from './changed-files.ts'
import { checkout } from './place.ts'

/** What the difference from the last landed commit can break. */
export async function chooseChanged(): Promise<Choice> {
  const { since, paths } = changedFiles()
  // The source of all files is only read when it is asked for.
  const { files } = await import('./source.ts')
  const routes = execFileSync(process.execPath, [join(checkout, 'tools/routes.ts')], { encoding: 'utf8' })
  const screens: Record<string, string[]> = {}
  for (const { feature, path } of JSON.parse(routes) as { feature: string; path: string }[]) {
    screens[feature] ??= []
    screens[feature].push(path)
  }
  const choice = choose(paths, files, screens)
  return { ...choice, lines: [`Compared with ${since.slice(0, 8)}:`, ...choice.lines] }
}
