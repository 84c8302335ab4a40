// A PDF that is streamed while it is drawn. What draws it waits for `room` between its parts, so that a long one is never
// in memory as a whole.
import PDFDocument from 'pdfkit'
import { fontFiles, runsOf } from './pdf.fonts.ts'

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
  /** Waits until its reader has taken most of what is drawn. Rejects once nobody reads it any more. */
  room(): Promise<void>
}

const ink = '#24211C'
const mostUnread = 512 * 1024
const margin = 56
/** Of the first font above its baseline, as a part of its size. */
const rise = 1.07

export function openPaper({ title, author, language, now, landscape }: About): Paper {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin,
    font: fontFiles.regular,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: now },
  })
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file)
  let goOn: () => void = () => undefined
  pdf._read = () => goOn()
  const room = () =>
    new Promise<void>((resolve, reject) => {
      if (pdf.destroyed) return reject(new Error('nobody reads the PDF'))
      if (pdf.readableLength < mostUnread) return resolve()
      goOn = resolve
      pdf.once('close', () => reject(new Error('nobody reads the PDF')))
    })
  return { pdf, write: (text, style) => write(pdf, text, style), room }
}

/** Writes a paragraph where the last one ended. */
function write(
  pdf: Pdf,
  text: string,
  { bold, size, colour = ink, align = 'left', gap = 0 }: TextStyle,
): void {
  const runs = runsOf(text).map((run) => ({
    ...run,
    font: run.isChinese ? 'chinese' : bold ? 'bold' : 'regular',
  }))
  pdf.fontSize(size).fillColor(colour)
  const [first] = runs
  if (first === undefined) return
  if (runs.length === 1) pdf.font(first.font).text(first.text, { align })
  else {
    const start = pdf.page.margins.left
    const space = pdf.page.width - start - pdf.page.margins.right
    const width = runs.reduce((sum, run) => sum + pdf.font(run.font).widthOfString(run.text), 0)
    // Only the first run knows where a line begins, so a longer text than a line starts at the left.
    pdf.x = align === 'center' ? start + Math.max(0, (space - width) / 2) : start
    // On one baseline: the fonts rise differently high above it.
    pdf.y += size * rise
    runs.forEach((run, place) => {
      pdf.font(run.font).text(run.text, { continued: place < runs.length - 1, baseline: 'alphabetic' })
    })
    pdf.x = start
    pdf.y -= size * rise
  }
  pdf.y += gap
}
