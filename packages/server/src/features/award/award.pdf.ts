// The certificate of an honour, to print and hang up: for one of its people their own, for others one for each person.
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

export const awardPdf: PdfSource = async ({ tx, id, personId, language }) => {
  const award = await findAward(tx, id)
  if (!award) return undefined
  const receipts = await receiptsOf(tx, { publicationId: id, version: award.version })
  const own = receipts.filter((receipt) => receipt.personId === personId)
  const people = own.length > 0 ? own : receipts
  const { detail, centreName, authorName } = award
  const words = awardPdfWords[language]

  const page = ({ pdf, write }: Drawing, name: string) => {
    pdf.addPage()
    const { width, height } = pdf.page
    pdf.lineWidth(3).strokeColor(gold)
    pdf.rect(28, 28, width - 56, height - 56).stroke()
    pdf
      .lineWidth(0.75)
      .rect(36, 36, width - 72, height - 72)
      .stroke()
    pdf.y = 84
    write(centreName, { size: 16, colour: dim, align: 'center', gap: 34 })
    write(detail.title, { size: 34, bold: true, colour: gold, align: 'center', gap: 22 })
    write(words.to, { size: 14, colour: dim, align: 'center', gap: 6 })
    write(name, { size: 30, bold: true, align: 'center', gap: 10 })
    if (detail.years !== null)
      write(words.years(detail.years), { size: 18, bold: true, align: 'center', gap: 6 })
    pdf.y += 12
    write(detail.reason, { size: 14, align: 'center' })
    pdf.y = height - 110
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
