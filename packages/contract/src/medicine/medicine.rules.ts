// Rules of medicines. Pure.
import { foldName } from '../kernel/names.ts'

export const medicineWays = ['mouth', 'inhaler', 'skin', 'eyesOrEars', 'nose', 'injection', 'other'] as const

/** Whether two names mean the same medicine. One may say more than the other, such as the strength. */
export function isSameMedicine(name: string, other: string): boolean {
  const [a, b] = [foldName(name), foldName(other)]
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}
