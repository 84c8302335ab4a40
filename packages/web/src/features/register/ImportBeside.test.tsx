import { register } from '@daybook/contract/register/register.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { ImportRows } from './ImportRows.tsx'
import { guessColumns, readTable } from './import.columns.ts'

beforeEach(() => {
  signedInAs('manager')
  answer(room, { listRoomsForStaff: () => [] })
  answer(register, {
    listPicks: () => ({ records: [], total: 0, size: 100, current: 1, pages: 0 }),
    checkImport: () => [],
    importRows: ({ rows, from = 0 }) => ({ added: from + rows.length, problems: [] }),
  })
})

const none = () => undefined

/** Shows lines of a file, their cells divided by tabs. */
function read(...lines: string[]) {
  const table = readTable('child', {
    fileName: 'list.csv',
    sheet: '',
    lines: lines.map((line) => line.split('\t')),
  })
  if (typeof table === 'string') throw new Error(table)
  show(<ImportRows of="child" table={table} sheets={[table]} onSheet={none} onClose={none} />)
}

const collect = page.getByRole('combobox', { name: 'Can these contacts pick up the children?' })
const sent = () => callsOf(register, 'importRows').flatMap(({ rows }) => rows)

test('phones that have only a number beside two parents, and who each parent is, are read', async () => {
  read(
    'Child\tDOB\tParent 1\tPhone 1\tParent 2\tPhone 2',
    'Aria Tane\t13/4/2023\tAnna Tane (mother)\t021 555 0101\tDad: Tom Tane\t021 555 0102',
    'Ben Rua\t2/4/2023\tMere Rua (Mum, works nights)\t021 555 0103\tSam Lee (Sammy)\t',
  )
  await collect.selectOptions('Yes, they can')
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect.poll(sent).toMatchObject([
    {
      contacts: [
        { name: 'Anna Tane', relation: 'mother', phone: '021 555 0101' },
        { name: 'Tom Tane', relation: 'father', phone: '021 555 0102' },
      ],
    },
    {
      contacts: [
        { name: 'Mere Rua (works nights)', relation: 'mother', phone: '021 555 0103' },
        { name: 'Sam Lee (Sammy)' },
      ],
    },
  ])
})

test('a bare phone right of a name is that contact’s, and right of two names nobody’s', () => {
  const of = (heads: string[]) => guessColumns('child', { heads: ['Child', 'DOB', ...heads], rows: [] })
  expect(of(['Mother', 'Phone', 'Father', 'Relationship', 'Mobile'])).toMatchObject({
    'contacts.0.phone': 3,
    'contacts.1.relation': 5,
    'contacts.1.phone': 6,
  })
  expect(of(['Mother', 'Father', 'Phone'])).not.toHaveProperty('contacts.1.phone')
  // Without a second parent, the second number is nobody’s.
  expect(of(['Parent 1', 'Phone 1', 'Phone 2'])).not.toHaveProperty('contacts.1.phone')
})

test('a title that mentions allergies among other words is theirs, unless another column is', () => {
  const of = (...heads: string[]) => guessColumns('child', { heads: ['Child', 'DOB', ...heads], rows: [] })
  for (const title of [
    'Allergies / medical',
    'Known food allergies',
    'Medical & allergy info',
    '健康与过敏情况',
  ])
    expect(of(title), title).toMatchObject({ 'allergies.substance': 2 })
  expect(of('Allergy severity', 'Allergies', 'Allergy notes')).toMatchObject({
    'allergies.severity': 2,
    'allergies.substance': 3,
  })
})

test('how severe an allergy is may stand beside it, and what may mean two things is asked', async () => {
  answer(register, {
    checkImport: ({ rows }) =>
      rows.flatMap((one, row) => {
        const [first] = (one as { allergies?: { severity?: string }[] }).allergies ?? []
        return first && !first.severity
          ? [{ row, error: 'VALIDATION_FAILED', fields: { 'allergies.0.severity': 'REQUIRED' } } as never]
          : []
      }),
  })
  read(
    'Child\tDOB\tAllergies',
    "Aria Tane\t13/4/2023\tCow's milk (severe)",
    'Ben Rua\t2/4/2023\tPeanuts (EpiPen), egg - mild',
    'Cara Lee\t3/4/2023\tNuts',
  )
  await expect.element(page.getByText('2 of 3 rows are ready.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect.poll(sent).toMatchObject([
    { allergies: [{ substance: "Cow's milk", severity: 'severe' }] },
    {
      allergies: [
        { substance: 'Peanuts', severity: 'anaphylaxis' },
        { substance: 'egg', severity: 'mild' },
      ],
    },
  ])
})
