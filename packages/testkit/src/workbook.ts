// A workbook as Excel writes it, for tests of imports.
import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

const cellsOf = (row: readonly string[], line: number) =>
  row
    .map((text, place) => {
      const address = `${String.fromCharCode(65 + place)}${line}`
      return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
    })
    .join('')

/** @param rows at most 26 columns, texts without signs that XML needs escaped */
export function aWorkbook(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((row, line) => `<row>${cellsOf(row, line + 1)}</row>`).join('')
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}
