import { expect, it } from 'vitest'
import { readTable } from './import.file.ts'

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

it('reads CSV with quotes and in older encodings', async () => {
  const csv = 'First name,Note\r\nAria,"likes ""blue"", and red"\r\n\r\nBen\r\n'
  expect(await readTable(file(csv, 'a.csv'))).toEqual({
    fileName: 'a.csv',
    heads: ['First name', 'Note'],
    rows: [
      ['Aria', 'likes "blue", and red'],
      ['Ben', ''],
    ],
  })
  const old = Uint8Array.from([...'Name\nRen'].map((sign) => sign.charCodeAt(0)).concat(0xe9))
  expect(await readTable(file(old, 'b.csv'))).toMatchObject({ rows: [['René']] })
})

it('reads a workbook, with days and times', async () => {
  const bytes = Uint8Array.from(atob(workbook.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
  expect(await readTable(file(bytes, 'a.xlsx'))).toMatchObject({
    heads: ['First name', 'Birth date', 'Arrives'],
    rows: [['Āria', '2023-04-01', '08:30']],
  })
})

it('returns why a file cannot be read', async () => {
  expect(await readTable(file('x'.repeat(5_000_001), 'a.csv'))).toBe('importTooLarge')
  expect(await readTable(file('PK but no archive', 'a.xlsx'))).toBe('importUnreadable')
  expect(await readTable(file('Name\n', 'a.csv'))).toBe('importEmpty')
  expect(await readTable(file(`Name\n${'Aria\n'.repeat(10_001)}`, 'a.csv'))).toBe('importTooMany')
})
