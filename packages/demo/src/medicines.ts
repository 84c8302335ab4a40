// Doses of medicines of the past weeks. The newest waits for a manager.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { type medicineFields, medicineReport } from '@daybook/contract/medicine/medicine.kind.ts'
import type { Visit } from './attendance.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { randomFrom } from './random.ts'
import { addReport } from './report.rows.ts'
import type { Staff } from './staff.ts'

type Medicine = ValuesOf<typeof medicineFields>

const doses: readonly Pick<Medicine, 'name' | 'dose' | 'way' | 'reason' | 'authority' | 'outcome'>[] = [
  {
    name: 'Amoxicillin',
    dose: '5 ml',
    way: 'mouth',
    reason: 'Ear infection, last days of the course',
    authority: 'parentsToday',
    outcome: null,
  },
  {
    name: 'Salbutamol inhaler',
    dose: '2 puffs with the spacer',
    way: 'inhaler',
    reason: 'Wheezing after running',
    authority: 'plan',
    outcome: 'Breathing easily after five minutes, back to playing',
  },
  {
    name: 'Arnica cream',
    dose: 'A thin layer',
    way: 'skin',
    reason: 'Bump on the shin',
    authority: 'firstAidKit',
    outcome: null,
  },
]

export function makeMedicines(making: Making, staff: readonly Staff[], visits: readonly Visit[]): void {
  const { sketch, today, days, hours } = making
  const random = randomFrom(`${sketch.tenantId} medicines`)
  const past = visits.filter(({ day }) => day <= addDays(today, -2) && day >= (days[0] ?? today))
  const [manager] = staff
  if (past.length === 0 || !manager) return
  const authors = staff.filter(({ isNamed }) => isNamed)
  for (let place = 0; place < 8; place++) {
    const author = authors[place % authors.length] ?? manager
    const checker = staff.find(({ id }) => id !== author.id)
    const { child, day } = random.pick(past)
    const at = hours.at(day, random.int(told(9), told(14)))
    const detail: Medicine = {
      ...random.pick(doses),
      childId: child.id,
      occurredAt: at.toISOString(),
      checkedBy: checker?.id ?? null,
      parentsTold: true,
      toldHow: 'inPerson',
      toldAt: minutesLater(at, 60).toISOString(),
      toldBy: author.id,
    }
    const submittedAt = minutesLater(at, 65)
    addReport(making, {
      kind: 'medicine',
      authorId: author.id,
      submittedAt,
      childId: child.id,
      occurredAt: at,
      span: undefined,
      summary: medicineReport.summary(detail),
      detail,
      decided:
        place === 0
          ? undefined
          : { state: 'confirmed', by: manager.id, at: minutesLater(submittedAt, 90), comment: null },
    })
  }
}
