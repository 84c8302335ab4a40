// Every file of browser tests has its own centre: a copy of the demo centre with its own number. Files that run in
// parallel or one after the other therefore do not affect each other.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const files = () =>
  readdirSync(join(import.meta.dirname, '../../e2e/specs'))
    .filter((name) => name.endsWith('.e2e.ts'))
    .sort()

const numberAt = (place: number) => String(300_001 + place)

/** The numbers of these centres. */
export const centresOfTests = (): string[] => files().map((_, place) => numberAt(place))

/** The number of the centre for a test file. @param file its path */
export function centreOf(file: string): string {
  const place = files().indexOf(basename(file))
  if (place < 0) throw new Error(`${file} is no file of browser tests`)
  return numberAt(place)
}
