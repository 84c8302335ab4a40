// A workbook as Excel writes it, for tests of imports.
import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

interface Sheet {
  name: string
  state?: 'hidden' | 'veryHidden'
  /** At most 26 columns, texts without signs that XML needs escaped. */
  rows: readonly (readonly string[])[]
  /** `C2:C5` */
  merged?: readonly string[]
}

const cellsOf = (row: readonly string[], line: number) =>
  row
    .map((text, place) => {
      const address = `${String.fromCharCode(65 + place)}${line}`
      return text === '' ? '' : `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
    })
    .join('')

function sheetXml({ rows, merged = [] }: Sheet): string {
  const lines = rows.map((row, line) => `<row>${cellsOf(row, line + 1)}</row>`).join('')
  const cells = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const mergeCells = cells === '' ? '' : `<mergeCells count="${merged.length}">${cells}</mergeCells>`
  return `<worksheet xmlns="${main}"><sheetData>${lines}</sheetData>${mergeCells}</worksheet>`
}

export function aWorkbook(...sheets: Sheet[]): Buffer {
  const names = sheets.map(({ name, state }, at) => {
    const shown = state ? ` state="${state}"` : ''
    return `<sheet name="${name}" sheetId="${at + 1}"${shown} r:id="rId${at + 1}"/>`
  })
  const targets = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${targets.join('')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)])),
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}
