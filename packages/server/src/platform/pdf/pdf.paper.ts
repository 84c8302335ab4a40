// A PDF that is streamed while it is drawn. What draws it waits for `room` between its parts, so that a long one is never
// in memory as a whole.
import PDFDocument from 'pdfkit'
import { fontFiles, type Run } from './pdf.fonts.ts'
import { linesOf } from './pdf.lines.ts'

export type Pdf = PDFKit.PDFDocument

interface About {
  title: string
  author: string
  language: string
  now: Date
  landscape?: boolean
}

export interface TextStyle {
  bold?: boolean
  size: number
  colour?: string
  align?: 'left' | 'center'
  /** Below it, in points. */
  gap?: number
}

export interface Paper {
  pdf: Pdf
  write(text: string, style: TextStyle): void
  /** How much `write` would take of a page, with the gap below. */
  heightOf(text: string, style: TextStyle): number
  /** Waits until its reader has taken most of what is drawn. Rejects once nobody reads it any more. */
  room(): Promise<void>
}

const ink = '#24211C'
const mostUnread = 512 * 1024
const margin = 56
/** As parts of the size, of the first font: from the top of a line to its baseline, and of a whole line. */
const rise = 1.07
const lineHeight = 1.36

export function openPaper({ title, author, language, now, landscape }: About): Paper {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin,
    font: fontFiles.latin,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: now },
  })
  let goOn: () => void = () => undefined
  pdf._read = () => goOn()
  const room = () =>
    new Promise<void>((resolve, reject) => {
      if (pdf.destroyed) return reject(new Error('nobody reads the PDF'))
      if (pdf.readableLength < mostUnread) return resolve()
      goOn = resolve
      pdf.once('close', () => reject(new Error('nobody reads the PDF')))
    })
  return {
    pdf,
    write: (text, style) => write(pdf, text, style),
    heightOf: (text, style) => heightOf(pdf, text, style),
    room,
  }
}

const roomIn = ({ page }: Pdf) => page.width - page.margins.left - page.margins.right

/** Makes the font and size of a run those that the next text is measured and drawn in. */
const setFont = (pdf: Pdf, { family }: Run, { bold, size }: TextStyle) =>
  // By its file: the library would read a registered name of the first font again and again.
  pdf.font(fontFiles[bold ? (`${family}Bold` as const) : family]).fontSize(size)

function linesIn(pdf: Pdf, text: string, style: TextStyle) {
  if (text === '') return []
  return linesOf(text, roomIn(pdf), (run) => setFont(pdf, run, style).widthOfString(run.text))
}

function heightOf(pdf: Pdf, text: string, style: TextStyle): number {
  const { size, gap = 0 } = style
  const { length } = linesIn(pdf, text, style)
  return length === 0 ? 0 : length * size * lineHeight + gap
}

/** Writes a text where the last one ended, and goes on to a further page where this one is full. */
function write(pdf: Pdf, text: string, style: TextStyle): void {
  const { size, colour = ink, align = 'left', gap = 0 } = style
  const lines = linesIn(pdf, text, style)
  const { left, bottom } = pdf.page.margins
  for (const { runs, width } of lines) {
    if (pdf.y + size * lineHeight > pdf.page.height - bottom) pdf.addPage()
    pdf.fillColor(colour)
    const top = pdf.y
    let x = left + (align === 'center' ? (roomIn(pdf) - width) / 2 : 0)
    for (const run of runs) {
      // On one baseline: the fonts rise differently high above it.
      setFont(pdf, run, style).text(run.text, x, top + size * rise, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
      x += pdf.widthOfString(run.text)
    }
    pdf.x = left
    pdf.y = top + size * lineHeight
  }
  if (lines.length > 0) pdf.y += gap
}
