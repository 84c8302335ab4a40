// Illnesses of the past weeks. The newest waits for a manager; no child who is here today has to be at home.
import { type illnessFields, illnessReport } from '@daybook/contract/illness/illness.kind.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Visit } from './attendance.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { randomFrom } from './random.ts'
import { addReport } from './report.rows.ts'
import type { Staff } from './staff.ts'

type Illness = ValuesOf<typeof illnessFields>

const stories: readonly (Pick<Illness, 'symptoms' | 'temperature' | 'description' | 'action'> & {
  /** Days at home. */
  days: number
})[] = [
  {
    symptoms: ['fever', 'tired'],
    temperature: 38.6,
    description: 'Hot and sleepy after morning tea',
    action: 'Rested in the quiet corner, temperature taken twice, parents asked to collect',
    days: 2,
  },
  {
    symptoms: ['vomiting'],
    temperature: null,
    description: 'Vomited twice within an hour',
    action: 'Changed, given sips of water, area cleaned and disinfected',
    days: 2,
  },
  {
    symptoms: ['eyeDischarge'],
    temperature: null,
    description: 'Left eye red and sticky',
    action: 'Eye wiped, hands washed, parents asked to see a doctor',
    days: 1,
  },
  {
    symptoms: ['cough', 'runnyNose'],
    temperature: 37.4,
    description: 'Coughing since lunch, otherwise playing well',
    action: 'Watched, offered water, window opened',
    days: 0,
  },
]

export function makeIllnesses(making: Making, staff: readonly Staff[], visits: readonly Visit[]): void {
  const { sketch, today, days, hours } = making
  const random = randomFrom(`${sketch.tenantId} illnesses`)
  const past = visits.filter(({ day }) => day <= addDays(today, -4) && day >= (days[0] ?? today))
  const [manager] = staff
  if (past.length === 0 || !manager) return
  const authors = [...staff.filter(({ isNamed }) => isNamed), ...staff]
  for (const [place, author] of authors.slice(0, 9).entries()) {
    const { symptoms, temperature, description, action, days: away } = random.pick(stories)
    const { child, day } = random.pick(past)
    const at = hours.at(day, random.int(told(9), told(14)))
    const detail: Illness = {
      childId: child.id,
      occurredAt: at.toISOString(),
      symptoms,
      temperature,
      description,
      action,
      isIsolated: away > 0,
      isolatedWhere: away > 0 ? 'Quiet corner' : null,
      mustStayAway: away > 0,
      awayUntil: away > 0 ? addDays(day, away) : null,
      parentsTold: true,
      toldHow: 'phone',
      toldAt: minutesLater(at, 10).toISOString(),
      toldBy: author.id,
    }
    const submittedAt = minutesLater(at, 25)
    addReport(making, {
      kind: 'illness',
      authorId: author.id,
      submittedAt,
      childId: child.id,
      occurredAt: at,
      span: undefined,
      awayUntil: detail.awayUntil,
      summary: illnessReport.summary(detail),
      detail,
      decided:
        place === 0
          ? undefined
          : { state: 'confirmed', by: manager.id, at: minutesLater(submittedAt, 90), comment: null },
    })
  }
}
