import { expect, it } from 'vitest'
import { csvOf, fileName } from './csv.ts'

it('quotes what has to be quoted, and makes formulas text', async () => {
  const rows = [
    ['Tāne, “Te Whare”', 'line one\nline two'],
    ['=HYPERLINK("http://example.com")', '@cmd'],
    ['-1', '王浩然'],
    ['=1+1\nsecond line', '+1\n'],
  ]
  expect((await csvOf({ heads: ['Child', 'Note'], rows })).split('\r\n')).toEqual([
    'Child,Note',
    '"Tāne, “Te Whare”","line one\nline two"',
    `"'=HYPERLINK(""http://example.com"")","'@cmd"`,
    `"'-1",王浩然`,
    `"'=1+1\nsecond line","'+1\n"`,
  ])
})

it('names a file after the centre and the period', () => {
  expect(fileName(['Tīeke Street: Early/Learning', 'Sleep checks', '2026-03-01', '2026-03-31'])).toBe(
    'Tīeke-Street-Early-Learning_Sleep-checks_2026-03-01_2026-03-31',
  )
})
