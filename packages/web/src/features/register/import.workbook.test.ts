import { aWorkbook } from '@daybook/testkit/workbook.ts'
import { expect, it } from 'vitest'
import { readTable } from './import.columns.ts'
import { listOf, readTables } from './import.sheets.ts'
import { readWorkbook } from './import.workbook.ts'

const titles = ['First name', 'Family name', 'Birth date', 'Room']
const aria = ['Aria', 'Tane', '2023-04-13', 'Tōtara']
const ben = ['Ben', 'Rua', '2023-04-02', '']

async function read(...sheets: Parameters<typeof aWorkbook>) {
  const found = await readWorkbook(new Uint8Array(aWorkbook(...sheets)).buffer)
  return found.map((one) => ({ fileName: 'a.xlsx', ...one }))
}

async function chosen(...sheets: Parameters<typeof aWorkbook>) {
  const tables = readTables('child', await read(...sheets))
  return typeof tables === 'string' ? tables : listOf('child', tables)?.sheet
}

it('leaves out hidden sheets', async () => {
  const lists = { name: 'Lists', rows: [titles, aria] }
  const kids = { name: 'Kids &amp; co', rows: [titles, ben] }
  for (const state of ['hidden', 'veryHidden'] as const)
    expect(await read({ ...lists, state }, kids), state).toEqual([
      { fileName: 'a.xlsx', sheet: 'Kids & co', lines: [titles, ben] },
    ])
  expect(await chosen({ ...lists, state: 'hidden' })).toBe('importEmpty')
})

it('chooses the first sheet with the titles of a list', async () => {
  const kids = { name: 'Kids', rows: [titles, aria] }
  const help = { name: 'Help', rows: [['How to fill in'], ['One row for each child'], ['Ask us']] }
  const lists = {
    name: 'Lists',
    rows: [
      ['Room', 'Sex'],
      ['Tōtara', 'Girl'],
    ],
  }
  expect(await chosen(help, lists, kids, { ...kids, name: 'More' })).toBe('Kids')
  expect(await chosen(help, lists)).toBe('Lists')
  expect(await chosen(help)).toBe('Help')
  expect(await chosen({ name: 'Kids', rows: [titles] })).toBe('importEmpty')
})

it('fills merged cells downwards into rows that have more', async () => {
  const rows = [titles, aria, ben, ['Cora', 'Rua', '2023-05-02', ''], [], ['', '', '', 'Kōwhai'], ben]
  const [sheet] = await read({ name: 'Kids', rows, merged: ['A1:B1', 'D2:D5', 'D6:D7'] })
  expect(sheet?.lines.map((cells) => cells[3])).toEqual([
    'Room',
    'Tōtara',
    'Tōtara',
    'Tōtara',
    '',
    'Kōwhai',
    'Kōwhai',
  ])
  expect(sheet?.lines[0]).toEqual(titles)
})

it('takes titles that are merged over two lines', async () => {
  const [sheet] = await read({
    name: 'Kids',
    rows: [
      ['First name', 'Surname', 'DOB', 'Guardian', 'Parent 1', ''],
      ['', '', '', '', 'Name', 'Mobile'],
      ['Aria', 'Tane', '2023-04-13', 'Koro', 'Moana', '021 555 0142'],
    ],
    merged: ['A1:A2', 'B1:B2', 'C1:C2', 'D1:D2', 'E1:F1'],
  })
  expect(sheet && readTable('child', sheet)).toMatchObject({
    heads: ['First name', 'Surname', 'DOB', 'Guardian', 'Parent 1 Name', 'Parent 1 Mobile'],
    lines: [3],
  })
})
