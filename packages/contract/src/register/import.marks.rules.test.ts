import { expect, it } from 'vitest'
import { withDays } from './import.marks.rules.ts'

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

/** What is read of these marks, from Monday. */
function daysOf(...marks: string[]) {
  const heads = week.slice(0, Math.max(3, marks.length))
  return withDays({ heads, rows: [heads.map((_, at) => marks[at] ?? '')], lines: [2] }, 'Days').rows[0]?.at(
    -1,
  )
}

it('a mark says that a child comes on the day of its column', () => {
  for (const mark of [
    'x',
    'X',
    '✓',
    '✔️',
    '√',
    '☑',
    '✅',
    'yes',
    'TRUE',
    'true',
    '1',
    '是',
    'Mon',
    'full day',
    '全天',
  ])
    expect(daysOf(mark, ''), mark).toBe('mon')
  for (const time of ['8:30', '9-3', '8.30am - 3pm', '8 to 3', '0830–1500', '08:30:00', '上午8点'])
    expect(daysOf(time, ''), time).toBe('mon')
})

it('a word that says no is no mark', () => {
  const no = [
    'no',
    'FALSE',
    'false',
    '0',
    '×',
    '✗',
    '❌',
    '☐',
    'N/A',
    'absent',
    'none',
    'off',
    '-',
    '否',
    '不来',
  ]
  for (const mark of no) expect(daysOf('x', mark, ''), mark).toBe('mon')
})

it('what may mean either is asked, and so is a row that says of no day that the child comes', () => {
  expect(daysOf('x', 'L', 'x', 'every 2nd')).toBe('mon, tue: L, wed, thu: every 2nd')
  for (const mark of ['☒', '?', '6', '00:00', 'F', 'until 12'])
    expect(daysOf('x', mark), mark).toBe(`mon, tue: ${mark}`)
  expect(daysOf('FALSE', '', '✗')).toBe('mon: FALSE, wed: ✗')
  expect(daysOf('', '', '')).toBe('')
})

it('a column is of a day by its title', () => {
  const read = (...heads: string[]) =>
    withDays({ heads, rows: [heads.map(() => 'x')], lines: [2] }, 'Days').rows[0] ?? []
  expect(read('Monday', 'Tues', 'Weds', 'Thursdays', 'Fri am', 'Sat 8-1', 'SUN').at(-1)).toBe(
    'mon, tue, wed, thu, fri, sat, sun',
  )
  expect(read('周一', '星期二', '周日').at(-1)).toBe('mon, tue, sun')
  const others = ['Sunscreen', 'Sun hat', 'Month', 'Friends', 'Monday is a swimming day']
  expect(read('Mon', 'Tue', 'Wed', ...others).at(-1)).toBe('mon, tue, wed')
  expect(read('Mon', 'Tue', ...others)).toHaveLength(7)
})
