// Every file of browser tests has a centre of its own: the demo centre again, under its own number. What one file
// records, signs out or reads is never in another's way, whatever runs beside it or ran before.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const files = () =>
  readdirSync(join(import.meta.dirname, '../../e2e/specs'))
    .filter((name) => name.endsWith('.e2e.ts'))
    .sort()

const numberAt = (place: number) => String(300_001 + place)

/** The numbers of all these centres. */
export const centresOfTests = (): string[] => files().map((_, place) => numberAt(place))

/** The number of the centre in which the tests of this file act. @param file its path */
export function centreOf(file: string): string {
  const place = files().indexOf(basename(file))
  if (place < 0) throw new Error(`${file} is no file of browser tests`)
  return numberAt(place)
}
