// A set of stories as a book: a cover, then each story on pages of its own, with its pictures.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { plainText } from '@daybook/contract/kernel/richText.ts'
import { curriculaEn } from '@daybook/contract/learningStory/curricula.en.ts'
import { ownGoalsIn } from '@daybook/contract/learningStory/curricula.ts'
import { curriculaZh } from '@daybook/contract/learningStory/curricula.zh.ts'
import type { Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Drawing, PdfSource } from '../../platform/pdf/pdf.route.ts'
import { longDay } from '../../platform/pdf/pdf.words.ts'
import { filesOf, keysOf } from '../file/index.ts'
import { goalsByIds, type OwnGoal } from '../learningGoal/learningGoal.queries.ts'
import { centreName, findSet, storiesIn } from './learningSet.queries.ts'
import { childrenOf } from './learningStory.parts.queries.ts'
import { type StoryRow, storiesByIds } from './learningStory.queries.ts'
import { picturesOf, storyFiles } from './learningStory.view.ts'

const words = {
  'en-US': {
    stories: (count: number) => `${count} ${count === 1 ? 'story' : 'stories'}`,
    goals: 'Strands and goals',
    next: 'Next steps',
  },
  'zh-CN': { stories: (count: number) => `共${count}篇故事`, goals: '领域与目标', next: '下一步' },
}
const dim = '#66615A'
const gap = 8

/** What a page of the book says. */
interface BookStory {
  story: StoryRow
  children: string[]
  goals: string[]
  /** Keys in the storage, in order. */
  pictures: string[]
}

export const learningStoryPdf: PdfSource = async ({ tx, id, language }) => {
  const set = await findSet(tx, id)
  if (!set) return undefined
  const stories = await storiesOf(tx, id, language)
  const author = await centreName(tx)
  const own = words[language]

  const cover = ({ pdf, write }: Drawing) => {
    pdf.addPage()
    pdf.y = pdf.page.height / 3
    write(author, { size: 16, colour: dim, align: 'center', gap: 24 })
    write(set.title, { size: 34, bold: true, align: 'center', gap: 16 })
    write(set.about, { size: 14, align: 'center', gap: 16 })
    write(own.stories(stories.length), { size: 14, colour: dim, align: 'center' })
  }

  const page = async (drawing: Drawing, { story, children, goals, pictures }: BookStory) => {
    const { write, pdf } = drawing
    pdf.addPage()
    write(story.title, { size: 24, bold: true, gap: 2 })
    const about = [story.happenedOn && longDay(story.happenedOn, language), story.authorName]
      .filter(Boolean)
      .join('  ·  ')
    write(about, { size: 11, colour: dim, gap: 2 })
    write(children.join(', '), { size: 11, gap: 10 })
    await drawPictures(drawing, pictures, columnsOf(pictures.length, story.detail.layout))
    const { text, nextSteps } = story.detail
    for (const line of linesOf(text)) write(line.text, { size: 12, bold: line.isHeading, gap: 6 })
    section(drawing, own.goals, goals)
    section(
      drawing,
      own.next,
      linesOf(nextSteps).map((line) => line.text),
    )
  }

  return {
    title: set.title,
    author,
    texts: [author, set.title, set.about, ...stories.flatMap(textsOf)],
    async draw(drawing) {
      cover(drawing)
      for (const story of stories) {
        await drawing.room()
        await page(drawing, story)
      }
    },
  }
}

const textsOf = ({ story, children, goals }: BookStory): string[] => {
  const { text, nextSteps } = story.detail
  const lines = [...linesOf(text), ...linesOf(nextSteps)].map((line) => line.text)
  return [story.title, story.authorName, ...children, ...goals, ...lines]
}

async function storiesOf(tx: Tx, setId: string, language: Caller['language']): Promise<BookStory[]> {
  const ids = (await storiesIn(tx, [setId])).map(({ storyId }) => storyId)
  const [rows, children, files] = await Promise.all([
    storiesByIds(tx, ids),
    childrenOf(tx, ids),
    filesOf(tx, storyFiles, ids),
  ])
  const own = await goalsByIds(
    tx,
    rows.flatMap(({ detail }) => ownGoalsIn(detail.ownGoals)),
  )
  return ids
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .map((story) => ({
      story,
      children: children.filter(({ storyId }) => storyId === story.id).map(fullName),
      goals: goalsIn(story, language, own),
      pictures: picturesOf(
        story,
        files.filter(({ ownerId }) => ownerId === story.id),
      ).map((file) => keysOf(file).medium ?? keysOf(file).link),
    }))
}

/** The country's goals and then the centre's, as the screen has them. */
function goalsIn({ detail }: StoryRow, language: Caller['language'], own: readonly OwnGoal[]): string[] {
  const words: Readonly<Record<string, string>> = language === 'zh-CN' ? curriculaZh : curriculaEn
  const named = ownGoalsIn(detail.ownGoals).flatMap((id) => own.find((goal) => goal.id === id)?.name ?? [])
  const goals: string[] = Array.isArray(detail.goals) ? detail.goals : []
  return [...goals.map((goal) => words[`goals.${goal}`] ?? goal), ...named]
}

function section({ pdf, write }: Drawing, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  // The heading stays with its first line.
  if (pdf.y > pdf.page.height - pdf.page.margins.bottom - 60) pdf.addPage()
  write(title, { size: 14, bold: true, gap: 2 })
  for (const line of lines) write(line, { size: 12, gap: 6 })
}

const columnsOf = (count: number, layout: unknown): number => (count === 1 ? 1 : layout === 'grid3x3' ? 3 : 2)

/** Rows of equal cells, each picture as a whole. One that is gone from the storage is left out. */
async function drawPictures({ pdf, picture }: Drawing, keys: readonly string[], columns: number) {
  const { left, right, bottom } = pdf.page.margins
  const width = (pdf.page.width - left - right - gap * (columns - 1)) / columns
  const height = columns === 1 ? 300 : width * 0.75
  for (let first = 0; first < keys.length; first += columns) {
    const row = await Promise.all(keys.slice(first, first + columns).map(picture))
    if (pdf.y + height > pdf.page.height - bottom) pdf.addPage()
    const top = pdf.y
    for (const [place, content] of row.entries())
      if (content)
        pdf.image(content, left + place * (width + gap), top, {
          fit: [width, height],
          align: 'center',
          valign: 'center',
        })
    pdf.x = left
    pdf.y = top + height + gap
  }
  pdf.y += keys.length > 0 ? gap : 0
}

/** Paragraphs, without the marks of plain text. */
const linesOf = (text: unknown) =>
  plainText(typeof text === 'string' ? text : '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      text: line.replace(/^#+ /, '').replace(/^- /, '•  '),
      isHeading: line.startsWith('#'),
    }))
