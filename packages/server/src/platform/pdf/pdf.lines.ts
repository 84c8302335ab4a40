// Text in several fonts, broken into lines. The PDF library breaks lines in one font alone.
import LineBreaker from 'linebreak'
import { type Run, runsOf } from './pdf.fonts.ts'

/** The width of what one font draws. */
export type WidthOf = (run: Run) => number

interface Line {
  runs: Run[]
  width: number
}

const widthOfAll = (runs: readonly Run[], widthOf: WidthOf) =>
  runs.reduce((sum, run) => sum + widthOf(run), 0)

/** The lines of a text that are at most as wide as `room`. An empty line has no runs. */
export function linesOf(text: string, room: number, widthOf: WidthOf): Line[] {
  const printed = text.split(/\r?\n/).map((paragraph) =>
    runsOf(paragraph)
      .map((run) => run.text)
      .join(''),
  )
  return printed
    .flatMap((paragraph) => brokenUp(paragraph, room, widthOf))
    .map((line) => {
      const runs = runsOf(line.trimEnd())
      return { runs, width: widthOfAll(runs, widthOf) }
    })
}

function brokenUp(paragraph: string, room: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  const width = (text: string) => widthOfAll(runsOf(text), widthOf)
  let line = ''
  let used = 0
  const add = (piece: string, wide: number) => {
    if (line !== '' && used + wide > room) {
      lines.push(line)
      line = ''
      used = 0
    }
    line += piece
    used += wide
  }
  for (const piece of piecesOf(paragraph)) {
    const word = piece.trimEnd()
    const wide = width(word)
    // A word that is longer than a line is broken anywhere.
    if (wide > room) for (const character of word) add(character, width(character))
    else add(word, wide)
    // Spaces at the end of a line need no room.
    line += piece.slice(word.length)
    used += width(piece.slice(word.length))
  }
  return [...lines, line]
}

/** What may not be broken: words with the space after them, Chinese characters with their punctuation. */
function* piecesOf(paragraph: string): Generator<string> {
  const breaker = new LineBreaker(paragraph)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield paragraph.slice(start, next.position)
    start = next.position
  }
}
