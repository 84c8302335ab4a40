// Certificates of the staff: one has expired, some soon will, one waits for a manager.
import type { credentialFields } from '@daybook/contract/credential/credential.fields.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { randomFrom } from './random.ts'
import { addReport } from './report.rows.ts'
import type { Staff } from './staff.ts'

/** The first kinds of the dictionary that every centre starts with: its keys are 1, 2 and 3. */
const kinds = ['First aid certificate', 'Practising certificate', 'Safety check (police vet)']

/** Days until the first certificate of the people at these places expires. */
const soon = new Map([
  [1, 34],
  [2, 19],
  [3, -9],
  [6, 5],
  [9, 52],
])

export function makeCredentials(making: Making, staff: readonly Staff[]): void {
  const { sketch, hours, today } = making
  const random = randomFrom(`${sketch.tenantId} certificates`)
  const [manager] = staff
  if (!manager) return
  for (const [place, { id }] of staff.entries())
    for (const [index, kind] of kinds.entries()) {
      const expiresOn = addDays(today, (index === 0 && soon.get(place)) || random.int(95, 700))
      const issuedOn = addDays(expiresOn, index === 0 ? -2 * 365 : -3 * 365)
      const number = `${kind.slice(0, 2).toUpperCase()}-${random.int(100_000, 999_999)}`
      const submittedAt = hours.at(addDays(issuedOn, 3), told(16))
      const decided = {
        state: 'confirmed',
        by: manager.id,
        at: minutesLater(submittedAt, 20 * 60),
        comment: null,
      } as const
      add(making, id, { kind: String(index + 1), number, issuedOn, expiresOn }, { submittedAt, decided })
    }
  const renewed = staff[2]
  if (!renewed) return
  const issuedOn = addDays(today, -2)
  const detail = { kind: '1', number: 'FI-204816', issuedOn, expiresOn: addDays(issuedOn, 2 * 365) }
  add(making, renewed.id, detail, { submittedAt: hours.at(addDays(today, -1), told(16)), decided: undefined })
}

function add(
  making: Making,
  authorId: string,
  said: Pick<ValuesOf<typeof credentialFields>, 'kind' | 'number' | 'issuedOn' | 'expiresOn'>,
  { submittedAt, decided }: Pick<Parameters<typeof addReport>[1], 'submittedAt' | 'decided'>,
): void {
  const detail = { ...said, front: null, back: null }
  addReport(making, {
    kind: 'credential',
    authorId,
    submittedAt,
    childId: null,
    occurredAt: null,
    span: credentialReport.span(detail, making.sketch.timeZone),
    summary: credentialReport.summary(detail),
    detail,
    decided,
  })
}
