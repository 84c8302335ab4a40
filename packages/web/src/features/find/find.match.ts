// Which of the things that can be found fit what somebody typed, the best first. Pure.
import { foldName } from '@daybook/contract/kernel/names.ts'

export interface Findable {
  title: string
  /** Further words that it is found by, separated by spaces. */
  words: string
}

/** Words of a question that say nothing about where its answer is. */
const empty = new Set(
  'a an the my our i we you to of for in on at is are do does did how what where can could please and or with want need find show go open see somebody someone'.split(
    ' ',
  ),
)
const han = /[\u3400-\u9fff]/

/** Plurals and endings are left out, so that "injuries" finds "injury". */
const stem = (word: string) =>
  han.test(word) || word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

const wordsOf = (text: string): string[] =>
  foldWords(text).match(/[\u3400-\u9fff]+|[^\s\u3400-\u9fff\p{P}]+/gu) ?? []
/** `foldName` leaves out spaces. */
const foldWords = (text: string) => text.split(/\s+/).map(foldName).join(' ')

interface Word {
  text: string
  stem: string
}
const toWord = (text: string): Word => ({ text, stem: stem(text) })

/** How well a typed word fits one word: 0 if it does not. */
function fit(typed: Word, word: Word): number {
  if (typed.stem === word.stem) return 3
  if (word.text.startsWith(typed.text)) return 2
  return han.test(typed.text) && word.text.includes(typed.text) ? 2 : 0
}

/** How much of a Chinese sentence these words are. It is typed without spaces. */
function share(typed: Word, words: readonly Word[]): number {
  if (!han.test(typed.text)) return 0
  const inside = words.filter(({ text }) => text.length > 1 && typed.text.includes(text))
  return inside.reduce((sum, { text }) => sum + text.length, 0) / typed.text.length
}

const best = (typed: Word, words: readonly Word[]) =>
  Math.max(0, ...words.map((word) => fit(typed, word)), Math.min(2, 2 * share(typed, words)))

interface Indexed<T> {
  one: T
  title: Word[]
  words: Word[]
}

/** Call it once for many searches. */
export function indexOf<T extends Findable>(all: readonly T[]): Indexed<T>[] {
  return all.map((one) => ({
    one,
    title: wordsOf(one.title).map(toWord),
    words: [...new Set(wordsOf(one.words))].map(toWord),
  }))
}

/** Everything that fits every word; if nothing does, what fits most of them. Equals stay in their order. */
export function findIn<T>(index: readonly Indexed<T>[], text: string): T[] {
  const said = wordsOf(text)
  const telling = said.filter((word) => !empty.has(word))
  const typed = (telling.length > 0 ? telling : said).map(toWord)
  if (typed.length === 0) return []
  const scored = index
    .map(({ one, title, words }) => {
      const scores = typed.map((word) => Math.max(2 * best(word, title), best(word, words)))
      return {
        one,
        fitting: scores.filter((score) => score > 0).length,
        // A title that is just what was typed comes before those that also say it.
        score: scores.reduce((sum, score) => sum + score, 0) + (isWhole(title, typed) ? 1 : 0),
      }
    })
    .filter(({ fitting }) => fitting > 0)
    .toSorted((a, b) => b.fitting - a.fitting || b.score - a.score)
  const most = scored[0]?.fitting ?? 0
  // Half of the words is a coincidence.
  if (most * 2 <= typed.length && most < typed.length) return []
  return scored.filter(({ fitting }) => fitting === most).map(({ one }) => one)
}

const isWhole = (title: readonly Word[], typed: readonly Word[]) =>
  title.length === typed.length && title.every((word, i) => word.stem === typed[i]?.stem)
