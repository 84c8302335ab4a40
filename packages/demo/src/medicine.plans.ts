// Medicines that parents agreed to, signed when they brought the child, and the doses up to now.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { type Random, randomFrom } from './random.ts'
import type { Row } from './rows.ts'

type Agreed = Pick<
  Row<'medicineAuthority'>,
  'category' | 'name' | 'dose' | 'way' | 'reason' | 'note' | 'leastHours' | 'mostInDay'
>

interface Planned extends Agreed {
  child: string
  /** In told minutes; without a time it is given when needed. */
  time?: number
  /** The last day, and the last day on which the medicine may be used, in days from today. */
  until?: number
  expires: number
  /** Doses that the parent brought. */
  brought: number
  /** Signed as many days of this child ago. */
  ago: number
}

const planned: readonly Planned[] = [
  {
    child: 'Anastasia-Marguerite Featherstone-Montgomery',
    category: 'period',
    name: 'Chloramphenicol eye drops',
    dose: '1 drop in each eye',
    way: 'eyesOrEars',
    reason: 'Conjunctivitis',
    note: null,
    leastHours: 3,
    mostInDay: null,
    time: told(12, 30),
    until: 1,
    expires: 24,
    brought: 4,
    ago: 1,
  },
  {
    child: 'Tevita Fifita',
    category: 'ongoing',
    name: 'Salbutamol inhaler',
    dose: '2 puffs with the spacer',
    way: 'inhaler',
    reason: 'Asthma',
    note: 'When he wheezes or coughs after running. Ring Mum after each dose; call 111 if it doesn’t help within 5 minutes.',
    leastHours: 4,
    mostInDay: 3,
    expires: 210,
    brought: 60,
    ago: 15,
  },
]

export function makeMedicinePlans(making: Making, duty: Duty, visits: readonly Visit[]): void {
  const random = randomFrom(`${making.sketch.tenantId} medicine plans`)
  for (const plan of planned) {
    const stays = visits.filter(({ child }) => child.name === plan.child)
    const parent = making.rows
      .of('contact')
      .find(({ childId, sort }) => childId === stays[0]?.child.id && sort === 1)
    if (parent) addPlan(making, { plan, parent, duty, stays }, random)
  }
}

interface Agreement {
  plan: Planned
  parent: Row<'contact'>
  duty: Duty
  stays: readonly Visit[]
}

function addPlan(making: Making, { plan, parent, duty, stays }: Agreement, random: Random): void {
  const { rows, hours, today } = making
  const { child: _, time, until, expires, brought, ago, ...agreed } = plan
  const days = [...new Set(stays.map(({ day }) => day))].slice(-1 - ago)
  let authorityId = ''
  for (const day of days) {
    const ofDay = stays.filter((one) => one.day === day)
    const [stay] = ofDay
    if (!stay) continue
    const { childId, id: contactId, name: signedName } = parent
    const byId = duty.at(day, stay.from, stay.roomId)
    const stamp = rows.stamp(stay.from, byId)
    const signed = { contactId, signedName, drawing: JSON.stringify(scribble(random)), byId }
    if (authorityId === '') {
      authorityId = stamp.id
      const times = time === undefined ? [] : [hours.time(time)]
      const untilDay = until === undefined ? null : addDays(today, until)
      const from = { fromDay: day, untilDay, expiresOn: addDays(today, expires) }
      const signedAt = stay.from.toISOString()
      rows.add('medicineAuthority', { ...stamp, childId, ...agreed, times, ...from, ...signed, signedAt })
      rows.add('medicineCount', {
        ...rows.stamp(stay.from, byId),
        authorityId,
        doses: brought,
        at: signedAt,
        byId,
      })
    } else if (plan.category === 'period')
      rows.add('medicineWord', { ...stamp, authorityId, day, ...signed, at: stay.from.toISOString() })
    if (time !== undefined)
      addDose(making, { authorityId, childId, dose: plan.dose }, { stays: ofDay, time, duty })
  }
}

/** Given and checked by two who are at work, if its time has come and the child is still there. */
function addDose(
  { rows, hours, today }: Making,
  given: Pick<Row<'medicineDose'>, 'authorityId' | 'childId' | 'dose'>,
  { stays, time, duty }: Pick<Agreement, 'stays' | 'duty'> & { time: number },
): void {
  const [{ day, roomId } = { day: '', roomId: '' }] = stays
  if (day === today && hours.toldNow <= time + 4) return
  const at = hours.at(day, time + 3)
  if (!stays.some(({ from, until }) => from <= at && (until === null || at <= until))) return
  const byId = duty.at(day, at, roomId)
  const others = [1, 2, 3, 4, 5].map((minutes) => duty.at(day, minutesLater(at, minutes), null))
  const checkedBy = others.find((id) => id !== byId)
  if (checkedBy === undefined) return
  const done = { outcome: 'given', note: null, at: at.toISOString(), byId, checkedBy, conflict: null }
  const stamp = rows.stamp(at, byId)
  rows.add('medicineDose', { ...stamp, ...given, ...done })
  // The checkers of today have not come to it yet.
  if (day === today) return
  const check = { doseId: stamp.id, wasChecked: true, note: null, byId: checkedBy }
  const confirmed = minutesLater(at, 2)
  rows.add('medicineCheck', { ...rows.stamp(confirmed, checkedBy), ...check, at: confirmed.toISOString() })
}

/** A signature: loops from left to right, and a line below them. */
function scribble(random: Random): number[][] {
  const [height, turns] = [random.int(60, 120), random.int(4, 7)]
  const loops = Array.from({ length: 90 }, (_, place) => {
    const angle = (place / 90) * turns * 2 * Math.PI
    const shrinking = 1 - place / 160
    const x = 120 + place * 7 + 45 * Math.sin(angle)
    return [Math.round(x), Math.round(190 - height * shrinking * Math.cos(angle))]
  })
  return [loops.flat(), [random.int(100, 180), 320, random.int(520, 640), 300, random.int(780, 900), 310]]
}
