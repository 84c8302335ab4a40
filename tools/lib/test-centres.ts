// Every file of browser tests has its own centre: a copy of the demo centre with its own number. Files that run in
// parallel or one after the other therefore do not affect each other.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const files = () =>
  readdirSync(join(import.meta.dirname, '../../e2e/specs'))
    .filter((name) => name.endsWith('.e2e.ts'))
    .sort()

const numberAt = (place: number) => String(300_001 + place)

/** A test that failed is tried again in a centre that its first try has not changed. */
const spares = 6

/** The numbers of these centres. */
export const centresOfTests = (): string[] =>
  Array.from({ length: files().length + spares }, (_, place) => numberAt(place))

/** The number of the centre for a test file.
 *  @param file its path
 *  @param worker of a further try: its number, which each further try has of its own */
export function centreOf(file: string, worker?: number): string {
  if (worker !== undefined) return numberAt(files().length + (worker % spares))
  const place = files().indexOf(basename(file))
  if (place < 0) throw new Error(`${file} is no file of browser tests`)
  return numberAt(place)
}
