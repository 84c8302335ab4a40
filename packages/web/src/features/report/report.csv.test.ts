import { fields, longText, repeat, text } from '@daybook/contract/kernel/fields.ts'
import type { ReportFile } from '@daybook/contract/report/report.rules.ts'
import { expect, test } from 'vitest'
import { csvOf } from '../../platform/csv.ts'
import { tableOf } from './report.csv.ts'

const table = fields({ what: longText(200), aid: repeat({ given: text(20) }, { most: 3 }) })
const kind = { name: 'incident', report: { fields: table } as unknown as ReportFile } as const
const sayings = {
  pack: 'incident',
  t: (key: string) => (key === 'fields.comma' ? ', ' : key),
  sayDay: (day: string) => day,
  sayInstant: (instant: string) => instant,
  names: {},
}
const report = (detail: object) => ({
  id: 'r',
  author: { id: 'hana', name: 'Hana' },
  submittedAt: '2026-03-11T10:30:00.000Z',
  state: 'submitted' as const,
  askedAt: null,
  decided: null,
  mark: null,
  version: 1,
  from: null,
  fromCheck: null,
  child: null,
  names: {},
  files: [],
  can: [],
  detail: { ...detail },
})

test('a row has the values as texts, and no cell is a formula', async () => {
  const table = tableOf(
    kind,
    [report({ what: '=HYPERLINK("http://x")', aid: [{ given: 'ice' }, { given: 'plaster' }] })],
    sayings as never,
  )
  const [head, row] = (await csvOf(table)).split('\r\n')
  expect(head).toContain('report.submittedAt,report.author')
  expect(row).toBe(
    `2026-03-11T10:30:00.000Z,Hana,report.state.submitted,,,,"'=HYPERLINK(""http://x"")",ice; plaster`,
  )
})
