import { isEmpty, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { labelOf, type Sayings, valueWords } from '../fields/index.ts'
import type { ReportKind } from './report.view.ts'

/** The title of a report without a child, from its first two fields: "Annual leave, 9 to 13 March". */
export function aboutWords(
  { report: { fields, listed } }: ReportKind,
  { detail }: Pick<Report<Values>, 'detail'>,
  sayings: Sayings,
): string {
  return Object.entries(fields)
    .filter(([name], place) => (listed ? listed.includes(name) : place < 2))
    .filter(([name]) => !isEmpty(detail[name]))
    .map(([name, field]) => {
      const words = valueWords(field, name, detail[name], sayings)
      // A number without a unit needs its label: "Step 3".
      return field.kind === 'number' && !field.unit ? `${labelOf(sayings.pack, name)} ${words}` : words
    })
    .join(sayings.t('fields.comma'))
}
