import { expect, it } from 'vitest'
import { type FileLines, readFile } from './import.file.ts'

const file = (content: BlobPart, name: string) => new File([content], name)

/** A workbook with a title row and `Āria`, 1 April 2023 and 8:30 as Excel stores them. */
const workbook = `
  UEsDBBQAAAAIAASWdl0G8pnQggAAAKEAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbCWOSQ7CMAxFrxJlTx1YsEBJuqDcgAtYkTuI
  TEoMKrcnoUv7/e9nPe7Biw+VuqVo5HlQcrT6+c1URSOxGrky5xtAdSsFrEPKFBuZUwnIbSwLZHQvXAguSl3BpcgU+cT9hrR6ohnf
  nsVjb+vD0upS3I9cVxmJOfvNITcMnYLV8H/C/gBQSwMEFAAAAAgABJZ2XXhPzFupAAAAgQEAABoAAAB4bC9fcmVscy93b3JrYm9v
  ay54bWwucmVsc62QOw6DMBBEr4L2ACxQpIgwNGnSRrmA5SwYgT/yOh9uHytRPkgUKVKtZnb1ZrR1ezNTdqHAg7MCyryAtqkPNMmY
  DNaD5yxdWBagY/RbRFaajOTcebJp07lgZEwy9OilGmVPWBXFBsM3A5bMbH8SEErIjrOnX8iu6wZFO6fOhmxcCcCrCyNropigMvQU
  Bbwtxsco80QFXKtS/bMKx3ki/vR46lc4Lp7b3AFQSwMEFAAAAAgABJZ2XfMl5bufAAAA+QAAAA8AAAB4bC93b3JrYm9vay54bWyN
  j00SgyAMha/CcADRLrpwEBftpsegGgsjECahP8cvo3XfVX7e5Ht5evzEIF5A7DENsmtaORr9RlrviKuoYuJBulJyrxRPDqLlBjOk
  qixI0ZY60kNxJrAzO4ASgzq17VlF65PcCT39w8Bl8RNccXpGSGWHEARb6mvsfGZp9ObAvyqSjTDIi/NhJqhm2/Y21xxSUO9rQ51U
  RqvjTB3JzBdQSwMEFAAAAAgABJZ2XTdZfqeEAAAAuwAAAA0AAAB4bC9zdHlsZXMueG1sZY5NDsIgEIWvQjhAhzbGhQG6M3Htxi1p
  B2nCQMOgqbcXXWiiy/e9nzw9bhTFHQsvORnZd0qOVnN9RDwHxCqandjIUOt6AOApIDnu8oqpOT4XcrXJcgVeC7qZXyWKMCi1B3JL
  klZPGOPFs9WbF+lGR6qn2Ugl4Yf0uz80vFPwWYDvM/sEUEsDBBQAAAAIAASWdl11Vtkb8QAAANgBAAAYAAAAeGwvd29ya3NoZWV0
  cy9zaGVldDEueG1sdZFhbsMgDIWvgjhAnGRtJ1WEKu20C+wEKHEXtACRsdL93OF2sJFkyjqp4Rf4vc9+gDp9ul6MSNEGX8kiy+VJ
  q1ugj9ghskiqj5XsmIcjQGw6dCZmYUCflGsgZzgd6R3iQGjaGXI9lHl+AGesl1q11qGf2gvCayXr4ngpJWg1e18MG60o3ASl6cnd
  TJu6kIIraX1vPb4xpbqNWrF+tRRZeONQAWsFUxWaX+q8RZ0tcSdaw4+oyxZVE9kR438EUtQ1b7nmLTd6fH+RNY+iJiAuFx71bp8X
  zwrG+1CLXs56nj3td8VhWX/GJQrcPSOs/6Z/AFBLAQIUAxQAAAAIAASWdl0G8pnQggAAAKEAAAATAAAAAAAAAAAAAACAAQAAAABb
  Q29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAgABJZ2XXhPzFupAAAAgQEAABoAAAAAAAAAAAAAAIABswAAAHhsL19yZWxzL3dv
  cmtib29rLnhtbC5yZWxzUEsBAhQDFAAAAAgABJZ2XfMl5bufAAAA+QAAAA8AAAAAAAAAAAAAAIABlAEAAHhsL3dvcmtib29rLnht
  bFBLAQIUAxQAAAAIAASWdl03WX6nhAAAALsAAAANAAAAAAAAAAAAAACAAWACAAB4bC9zdHlsZXMueG1sUEsBAhQDFAAAAAgABJZ2
  XXVW2RvxAAAA2AEAABgAAAAAAAAAAAAAAIABDwMAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbFBLBQYAAAAABQAFAEcBAAA2BAAA
  AAA=`

it('reads CSV with quotes and with any usual separator', async () => {
  const csv = '\ufeffFirst name,Note\r\nAria,"likes ""blue"", and red"\r\n\r\nBen\r\n'
  expect(await readFile(file(csv, 'a.csv'))).toEqual([
    {
      fileName: 'a.csv',
      sheet: '',
      lines: [['First name', 'Note'], ['Aria', 'likes "blue", and red'], [''], ['Ben'], ['']],
    },
  ])
  for (const text of [
    'sep=;\r\nName;Note\r\nTane, Aria;x',
    'Name;Note\r\n"Tane, Aria, B, C";x',
    'Name\tNote\nA\tx',
  ])
    expect(await readFile(file(text, 'a.csv')), text).toMatchObject([
      {
        lines: [
          ['Name', 'Note'],
          [/Aria|A/, 'x'],
        ],
      },
    ])
})

it('reads the encodings of Excel', async () => {
  const bytesOf = (text: string, ...more: number[]) =>
    Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)).concat(more))
  // “René” and “Zoë” in Windows-1252, “姓名” in GB18030, and UTF-16 with its mark.
  expect(await readFile(file(bytesOf('Name\nRen\xe9e\nZo\xeb\n'), 'b.csv'))).toMatchObject([
    { lines: [['Name'], ['Renée'], ['Zoë'], ['']] },
  ])
  expect(await readFile(file(bytesOf('\xd0\xd5\xc3\xfb\n'), 'b.csv'))).toMatchObject([
    { lines: [['姓名'], ['']] },
  ])
  expect(await readFile(file(bytesOf('\xff\xfeA\x00'), 'b.csv'))).toMatchObject([{ lines: [['A']] }])
})

it('reads a workbook, with days and times', async () => {
  const bytes = Uint8Array.from(atob(workbook.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
  const [{ lines }] = (await readFile(file(bytes, 'a.xlsx'))) as [FileLines]
  expect(lines).toContainEqual(['First name', 'Birth date', 'Arrives'])
  expect(lines).toContainEqual(['Āria', '2023-04-01', '08:30'])
})

it('returns why a file cannot be read', async () => {
  expect(await readFile(file('x'.repeat(5_000_001), 'a.csv'))).toBe('importTooLarge')
  expect(await readFile(file('PK but no archive', 'a.xlsx'))).toBe('importUnreadable')
  const oldWorkbook = new Uint8Array(600).fill(0xff)
  oldWorkbook.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])
  for (const content of [
    oldWorkbook,
    '%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\n',
    '<html><table><tr><td>First name</td></tr></table></html>',
    '\n<?xml version="1.0"?><Workbook/>',
  ])
    expect(await readFile(file(content, 'a.csv')), String(content).slice(0, 9)).toBe('importUnreadable')
})
