// The certificate of an honour, to print and hang up: for one of its people their own, for others one for each person.
import type { TextStyle } from '../../platform/pdf/pdf.paper.ts'
import type { Drawing, PdfSource } from '../../platform/pdf/pdf.route.ts'
import { longDay } from '../../platform/pdf/pdf.words.ts'
import { receiptsOf } from '../receipt/index.ts'
import { findAward } from './award.queries.ts'

// What the certificate of an honour says. The server draws it, so its words are not in the packs of the app.
export const awardPdfWords = {
  'en-US': {
    to: 'is given to',
    years: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of service`,
  },
  'zh-CN': {
    to: '授予',
    years: (years: number) => `在园服务${years}年`,
  },
}

const gold = '#7A5C00'
const dim = '#66615A'
const firstLine = 84
/** From the bottom of the page. */
const signature = 110
const space = 12
/** Of the usual size of letters. At the smallest, the longest reason that is allowed fits as one paragraph. */
const sizes = [1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.57, 0.5]

interface Block {
  text: string
  style: TextStyle
}

const smaller = ({ text, style }: Block, by: number): Block => ({
  text,
  style: { ...style, align: 'center', size: style.size * by, gap: (style.gap ?? 0) * by },
})

/** The first of the drafts that fits above the signature, in the largest size in which it does. */
function fitting({ pdf, heightOf }: Drawing, drafts: readonly Block[][]): Block[] {
  const room = pdf.page.height - signature - space - firstLine
  const all = drafts.flatMap((draft) => sizes.map((size) => draft.map((block) => smaller(block, size))))
  const fits = (blocks: readonly Block[]) =>
    blocks.reduce((sum, { text, style }) => sum + heightOf(text, style), 0) <= room
  return all.find(fits) ?? all.at(-1) ?? []
}

export const awardPdf: PdfSource = async ({ tx, id, personId, language }) => {
  const award = await findAward(tx, id)
  if (!award) return undefined
  const receipts = await receiptsOf(tx, { publicationId: id, version: award.version })
  const own = receipts.filter((receipt) => receipt.personId === personId)
  const people = own.length > 0 ? own : receipts
  const { detail, centreName, authorName } = award
  const words = awardPdfWords[language]
  const years = detail.years === null ? '' : words.years(detail.years)

  const blocksFor = (name: string, reason: string): Block[] => [
    { text: centreName, style: { size: 16, colour: dim, gap: 34 } },
    { text: detail.title, style: { size: 34, bold: true, colour: gold, gap: 22 } },
    { text: words.to, style: { size: 14, colour: dim, gap: 6 } },
    { text: name, style: { size: 30, bold: true, gap: years === '' ? 22 : 10 } },
    { text: years, style: { size: 18, bold: true, gap: 18 } },
    { text: reason, style: { size: 14 } },
  ]

  const page = (drawing: Drawing, name: string) => {
    const { pdf, write } = drawing
    pdf.addPage()
    const { width, height } = pdf.page
    pdf.lineWidth(3).strokeColor(gold)
    pdf.rect(28, 28, width - 56, height - 56).stroke()
    pdf
      .lineWidth(0.75)
      .rect(36, 36, width - 72, height - 72)
      .stroke()
    pdf.y = firstLine
    // As one paragraph where it has too many lines to fit.
    const reasons = [detail.reason, detail.reason.replace(/\s+/g, ' ')]
    const drafts = reasons.map((reason) => blocksFor(name, reason))
    for (const { text, style } of fitting(drawing, drafts)) write(text, style)
    pdf.y = height - signature
    write(`${authorName}  ·  ${longDay(detail.givenOn, language)}`, {
      size: 13,
      colour: dim,
      align: 'center',
    })
  }

  return {
    title: detail.title,
    author: centreName,
    landscape: true,
    texts: [centreName, detail.title, detail.reason, authorName, ...people.map(({ realName }) => realName)],
    async draw(drawing) {
      for (const { realName } of people) {
        await drawing.room()
        page(drawing, realName)
      }
    },
  }
}
