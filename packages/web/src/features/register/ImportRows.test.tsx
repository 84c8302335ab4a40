import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { ImportRows } from './ImportRows.tsx'
import { readTable, type Table } from './import.columns.ts'

const toddlers = {
  id: '018f2f00-0000-7000-8000-000000000001',
  label: 'Toddlers',
  value: 'toddlers',
  name: 'Toddlers',
  code: 'toddlers',
  fromMonths: 18,
  untilMonths: 36,
  capacity: 10,
  own: false,
}

beforeEach(() => {
  signedInAs('manager')
  answer(room, { listRoomsForStaff: () => [toddlers] })
  answer(register, {
    listPicks: () => ({ records: [], total: 0, size: 100, current: 1, pages: 0 }),
    checkImport: () => [],
    importRows: ({ rows, from = 0 }) => ({ added: from + rows.length, problems: [] }),
  })
})

function tableOf(sheet: string, lines: readonly string[], of: RegisterName = 'child'): Table {
  const cells = lines.map((line) => line.split('\t'))
  const table = readTable(of, { fileName: 'list.csv', sheet, lines: cells })
  if (typeof table === 'string') throw new Error(table)
  return table
}
const none = () => undefined

/** Shows lines of a file, their cells divided by tabs. */
function read(...lines: string[]) {
  const table = tableOf('', lines)
  show(<ImportRows of="child" table={table} sheets={[table]} onSheet={none} onClose={none} />)
}

const collect = page.getByRole('combobox', { name: 'Can these contacts pick up the children?' })
const sent = () => callsOf(register, 'importRows').flatMap(({ rows }) => rows)
const ready = (words: string) => expect.element(page.getByRole('status').getByText(words)).toBeVisible()

test('a misspelt room gets the nearest one for all its rows, which can be changed', async () => {
  read('Child\tDOB\tRoom', 'Tane, Aria\t13/4/2023\tTodlers', 'Ben Rua\t2/4/2023\tTodlers')
  await ready('2 of 2 rows are ready. Nothing has been added yet.')
  const asked = page.getByRole('combobox', { name: 'Room: “Todlers”' })
  await expect.element(asked).toHaveValue(toddlers.id)
  await asked.selectOptions('Leave empty')
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect.poll(sent).toEqual([
    { firstName: 'Aria', familyName: 'Tane', birthDate: '2023-04-13' },
    { firstName: 'Ben', familyName: 'Rua', birthDate: '2023-04-02' },
  ])
})

test('the order of day and month is asked once, and nothing goes in before', async () => {
  read('First name\tSurname\tBorn', 'Aria\tTane\t3/4/2023', 'Ben\tRua\t5/6/2023')
  await ready('2 of 2 rows are ready')
  const add = page.getByRole('button', { name: 'Add 2 rows' })
  await expect.element(add).toBeDisabled()
  await page
    .getByRole('combobox', { name: 'Dates such as 3/4/2023: what comes first?' })
    .selectOptions('The month')
  await add.click()
  await expect.poll(() => sent().map(({ birthDate }) => birthDate)).toEqual(['2023-03-04', '2023-05-06'])
})

test('a row that does not fit is mended in place, or stays out while the others go in', async () => {
  answer(register, {
    checkImport: ({ rows }) =>
      rows.flatMap(({ familyName }, row) =>
        familyName ? [] : [{ row, error: 'VALIDATION_FAILED', fields: { familyName: 'REQUIRED' } }],
      ),
  })
  read('First name\tSurname\tBorn', 'Aria\tTane\t13/4/2023', 'Ben\t-\t2/4/2023', 'Cora\t-\t2/5/2023')
  await ready('1 of 3 rows are ready')
  const ben = page.getByRole('group', { name: 'Row 3' }).getByRole('textbox', { name: 'Family name' })
  await ben.fill('Rua')
  await userEvent.tab()
  await ready('2 of 3 rows are ready')
  await expect.element(page.getByText('1 row stays out')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect.poll(() => sent().map(({ firstName }) => firstName)).toEqual(['Aria', 'Ben'])
})

test('children who stand twice or are there already stay out without anybody being asked', async () => {
  answer(register, {
    checkImport: ({ rows }) =>
      rows.flatMap(({ firstName }, row) =>
        firstName === 'Cora'
          ? [
              {
                row,
                error: 'VALUE_TAKEN',
                fields: { firstName: 'TAKEN', familyName: 'TAKEN', birthDate: 'TAKEN' },
              },
            ]
          : [],
      ),
  })
  read(
    'First name\tSurname\tBorn',
    'Aria\tTane\t13/4/2023',
    'aria\tTane \t13 Apr 2023',
    'Cora\tRua\t2/5/2023',
  )
  await ready('1 of 3 rows are ready')
  await expect.element(page.getByText('added once (rows 3)', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Already in Daybook, so not added again (rows 4).')).toBeVisible()
})

test('how many days a child comes is no day, and is asked for all its rows', async () => {
  read(
    'First name\tSurname\tBorn\tRoom\tDays',
    'Aria\tTane\t13/4/2023\tToddlers\t3',
    'Ben\tRua\t2/4/2023\tToddlers\t3',
    'Cora\tRua\t2/5/2023\tToddlers\tFir',
  )
  await ready('1 of 3 rows are ready')
  const asked = page.getByRole('textbox', { name: 'Days: “3”' })
  await expect.element(page.getByText('Write the days, such as Mon-Fri or Mon, Wed.')).toBeVisible()
  await asked.fill('any three')
  await userEvent.tab()
  await expect.element(asked).toBeInvalid()
  await asked.fill('Mon-Wed')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Add 3 rows' }).click()
  await expect
    .poll(() => sent().map(({ enrolments }) => enrolments))
    .toEqual([
      [{ roomId: toddlers.id, weekdays: ['1', '2', '3'] }],
      [{ roomId: toddlers.id, weekdays: ['1', '2', '3'] }],
      [{ roomId: toddlers.id, weekdays: ['5'] }],
    ])
})

test('a mark in the column of a day that may mean either is asked', async () => {
  read(
    'First name\tSurname\tBorn\tRoom\tMon\tTue\tWed\tThu\tFri',
    'Aria\tTane\t13/4/2023\tToddlers\tTRUE\tFALSE\tTRUE\tFALSE\tFALSE',
    'Ben\tRua\t2/4/2023\tToddlers\t☑\tN/A\t×\tS\t9-3',
  )
  await ready('1 of 2 rows are ready')
  await page.getByRole('textbox', { name: 'Days: “mon, thu: S, fri”' }).fill('Mon, Fri')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect
    .poll(() => sent().map(({ enrolments }) => enrolments))
    .toEqual([
      [{ roomId: toddlers.id, weekdays: ['1', '3'] }],
      [{ roomId: toddlers.id, weekdays: ['1', '5'] }],
    ])
})

test('another sheet of a workbook can be chosen', async () => {
  const titles = 'First name\tSurname\tBorn'
  const tui = tableOf('Tūī', [titles, 'Aria\tTane\t13/4/2023'])
  const kea = tableOf('Kea', [titles, 'Ben\tRua\t13/4/2023'])
  const onSheet = vi.fn()
  show(<ImportRows of="child" table={kea} sheets={[tui, kea]} onSheet={onSheet} onClose={none} />)
  const sheet = page.getByRole('combobox', { name: 'Sheet' })
  await expect.element(sheet).toHaveValue('Kea')
  await sheet.selectOptions('Tūī')
  expect(onSheet).toHaveBeenCalledWith(tui)
})

test('a phone number that a spreadsheet took for an amount gets back the sign that it has lost', async () => {
  read(
    'First name\tSurname\tBorn\tMother\tMother mobile\tMother note',
    'Aria\tTane\t13/4/2023\tMoana\t215550142\t',
    'Ben\tRua\t2/4/2023\tSina\t95550146\t',
    'Cora\tRua\t2/5/2023\tSina\t64215550147\t',
    'Dan\tRua\t2/6/2023\tSina\t5550148\t',
    'Eve\tRua\t2/7/2023\tSina\t215550149 after 5\t',
  )
  await ready('5 of 5 rows are ready')
  await collect.selectOptions('Yes, they can')
  await page.getByRole('button', { name: 'Add 5 rows' }).click()
  const phones = () =>
    sent().flatMap(({ contacts }) => (contacts as { phone: string }[]).map(({ phone }) => phone))
  await expect.poll(phones).toEqual(['0215550142', '095550146', '+64215550147', '5550148', '0215550149'])
})

test('whether contacts may collect is asked where the list doesn’t say it, and not answered for a child with a warning', async () => {
  read(
    'First name\tSurname\tBorn\tCourt orders\tMother\tFather\tEmergency contact\tEmergency contact phone',
    'Aria\tTane\t13/4/2023\t\tMoana\tJoe\tNan\t09 555 0142',
    'Ben\tRua\t2/4/2023\tFather must not collect\tSina\tTom\t\t',
  )
  await ready('2 of 2 rows are ready')
  const add = page.getByRole('button', { name: 'Add 2 rows' })
  await expect.element(add).toBeDisabled()
  await collect.selectOptions('Yes, they can')
  await add.click()
  await expect
    .poll(() => sent().map(({ contacts }) => contacts))
    .toEqual([
      [
        { name: 'Moana', mayCollect: true },
        { name: 'Joe', mayCollect: true },
        { name: 'Nan', phone: '09 555 0142', isEmergency: true, mayCollect: true },
      ],
      [{ name: 'Sina' }, { name: 'Tom' }],
    ])
})

test('a list that says who may collect asks nothing, and a mark for emergencies is of its contact', async () => {
  read(
    'First name\tSurname\tBorn\tContact\tContact phone\tEmergency contact\tContact can pick up',
    'Aria\tTane\t13/4/2023\tMoana\t021 555 0142\tYes\tNo',
  )
  await ready('1 of 1 rows are ready')
  await expect.element(collect).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add 1 row' }).click()
  await expect
    .poll(() => sent().map(({ contacts }) => contacts))
    .toEqual([[{ name: 'Moana', phone: '021 555 0142', isEmergency: true, mayCollect: false }]])
})

test('“Name” in a list of staff is their full name, and who has none is not taken for somebody known', async () => {
  answer(register, {
    checkImport: ({ rows }) =>
      rows.flatMap(({ realName }, row) =>
        realName ? [] : [{ row, error: 'VALIDATION_FAILED', fields: { realName: 'REQUIRED' } }],
      ),
  })
  const table = tableOf('', ['Name\tMobile', 'LEE, David\t021 555 0142', '\t021 555 0143'], 'staff')
  show(<ImportRows of="staff" table={table} sheets={[table]} onSheet={none} onClose={none} />)
  await ready('1 of 2 rows are ready')
  await expect.element(page.getByText('Already in Daybook', { exact: false })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add 1 row' }).click()
  await expect.poll(sent).toEqual([{ realName: 'David LEE', phone: '021 555 0142' }])
})
