// The nearest of some words, for what is misspelt. Pure.
import { folded } from './import.fold.rules.ts'

/** How many letters have to be added, left out, changed or swapped with the next. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let line = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((line[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (line[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = line
    line = next
  }
  return line[b.length] ?? 0
}

/** The option whose words are nearest, when no other is as near and at most a third of its letters differ. */
export function nearest<O extends { words: string }>(text: string, options: readonly O[]): O | undefined {
  const wanted = folded(text)
  const ranked = options
    .map((option) => ({ option, words: folded(option.words), far: distance(wanted, folded(option.words)) }))
    .sort((a, b) => a.far - b.far)
  const [best, other] = ranked
  if (!best || best.far > Math.max(wanted.length, best.words.length) / 3) return undefined
  return other && other.far === best.far ? undefined : best.option
}
