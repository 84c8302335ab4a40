// Whether a row of a file is somebody or something that is there already. People write one name in several ways, so case,
// accents, spaces and signs do not count. Pure.
import type { Values } from '../kernel/fields.check.ts'
import { folded } from './import.fold.rules.ts'
import type { RegisterFile } from './register.rules.ts'

/** The rows that are there: those of the register, and those further up in a file. */
export function knownRows({
  sameBy = [],
  unlessDifferent = [],
}: Pick<RegisterFile, 'sameBy' | 'unlessDifferent'>) {
  const known = new Map<string, string[][]>()
  const textOf = (value: unknown) => String(value ?? '').trim()
  const keyOf = (row: Values) => sameBy.map((name) => folded(textOf(row[name]))).join('\n')
  // Two without a name are not one.
  const isNamed = (row: Values) => sameBy.every((name) => textOf(row[name]) !== '')
  const ownOf = (row: Values) => unlessDifferent.map((name) => textOf(row[name]).toLowerCase())
  return {
    has(row: Values): boolean {
      if (!isNamed(row)) return false
      const own = ownOf(row)
      const isSame = (other: string[]) => own.every((text, at) => !text || !other[at] || text === other[at])
      return (known.get(keyOf(row)) ?? []).some(isSame)
    },
    add(row: Values): void {
      const key = keyOf(row)
      const others = known.get(key)
      if (others) others.push(ownOf(row))
      else known.set(key, [ownOf(row)])
    },
  }
}
