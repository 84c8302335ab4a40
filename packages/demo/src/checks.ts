// The checks of the last days, planned since a week: opening, closing and cleaning each day, the others once a week. The
// opening check of today is half done; in each check of some days something was not right.
import { weekdayOf } from '@daybook/contract/kernel/dates.ts'
import {
  cleaningCheckChecklists,
  closingCheckChecklists,
  healthSafetyCheckChecklists,
  openingCheckChecklists,
  premisesCheckChecklists,
} from '@daybook/server/app/kinds.generated.ts'
import type { Duty } from './duty.ts'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { type Random, randomFrom } from './random.ts'

const kinds = {
  ...openingCheckChecklists,
  ...closingCheckChecklists,
  ...cleaningCheckChecklists,
  ...healthSafetyCheckChecklists,
  ...premisesCheckChecklists,
}
type Kind = (typeof kinds)[keyof typeof kinds]
type Item = Kind['template'][number]['items'][number]

/** Told minute, and for a weekly check the number of days ago that gives its weekday. */
const planned: { [K in keyof typeof kinds]: { at: number; weeklyOn?: number } } = {
  openingCheck: { at: told(7, 15) },
  closingCheck: { at: told(17, 40) },
  cleaningCheck: { at: told(16, 30) },
  healthSafetyCheck: { at: told(11), weeklyOn: 0 },
  premisesCheck: { at: told(9, 30), weeklyOn: 1 },
}

const daysOfChecks = 6

/** What was not right once: the item, and what was done. */
const wrongs: Record<string, { value: number | false; reason: string | null; action: string }> = {
  'hot-water': { value: 43, reason: null, action: 'Mixing valve turned down, measured again: 38 °C' },
  fence: {
    value: false,
    reason: 'Latch of the back gate sticks',
    action: 'Oiled and tried, it latches again',
  },
  fridge: { value: 7, reason: null, action: 'Door was ajar. Milk thrown out, measured again: 4 °C' },
  windows: { value: false, reason: 'Window of the sleep room stood open', action: 'Closed and locked' },
}

export function makeChecks(making: Making, duty: Duty): void {
  const random = randomFrom(`${making.sketch.tenantId} checks`)
  for (const name of Object.keys(planned) as (keyof typeof planned)[])
    makeKind(making, duty, kinds[name], planned[name], random)
}

function makeKind(
  making: Making,
  duty: Duty,
  kind: Kind,
  { at, weeklyOn }: { at: number; weeklyOn?: number },
  random: Random,
): void {
  const { rows, hours } = making
  const days = making.days.slice(-daysOfChecks)
  const [first = making.today] = days
  const weekday = weekdayOf(days.at(-1 - (weeklyOn ?? 0)) ?? first)
  const weekdays = weeklyOn === undefined ? making.weekdays : [weekday]
  const since = hours.at(first, told(6))
  const plan = rows.stamp(since, null)
  const times = [hours.time(at)]
  const season = { seasonFrom: null, seasonUntil: null }
  rows.add('planEntry', {
    ...plan,
    kind: kind.name,
    roomId: null,
    weekdays,
    times,
    ...season,
    startsOn: first,
  })
  rows.add('checklistTemplate', {
    ...rows.stamp(since, null),
    kind: kind.name,
    version: 1,
    sections: JSON.stringify(kind.template),
  })
  for (const day of days.filter((one) => weekdays.includes(weekdayOf(one)))) {
    const [dueTime = ''] = times
    const dueAt = hours.instantOf(day, dueTime)
    const madeAt = minutesLater(hours.instantOf(day, '00:00'), 5)
    const task = rows.stamp(notAfterNow(making, madeAt), null)
    rows.add('task', {
      ...task,
      planEntryId: plan.id,
      kind: kind.name,
      roomId: null,
      day,
      dueTime,
      dueAt: dueAt.toISOString(),
    })
    fill(making, duty, { kind, taskId: task.id, day, at }, random)
  }
}

interface Round {
  kind: Kind
  taskId: string
  day: string
  at: number
}

function fill(making: Making, duty: Duty, { kind, taskId, day, at }: Round, random: Random): void {
  const { rows, hours, now, today } = making
  const items = kind.template.flatMap((section) => section.items)
  const required = items.filter((item) => item.required).length
  const isHalfDone = day === today && kind.name === 'openingCheck'
  const start = hours.at(day, at)
  const step = 0.7
  const end = hours.at(day, at + items.length * step)
  if (start > now || (end > now && !isHalfDone)) return
  const mayBeWrong = random.chance(0.4)
  const answered = items.flatMap((item, place) => {
    const when = hours.at(day, at + place * step)
    const isLeft = isHalfDone && place >= items.length / 2
    if (isLeft || when > now || item.type === 'text') return []
    return [{ item, when, by: duty.at(day, when, null), ...answerTo(item, mayBeWrong, random) }]
  })
  const by = duty.at(day, start, null)
  const finishedBy = isHalfDone ? null : duty.at(day, end, null)
  const last = finishedBy ? end : (answered.at(-1)?.when ?? start)
  const check = { ...rows.stamp(start, by), updatedAt: last.toISOString(), updatedBy: finishedBy ?? by }
  rows.add('filledCheck', {
    ...check,
    kind: kind.name,
    version: 1,
    taskId,
    roomId: null,
    day,
    required,
    startedAt: start.toISOString(),
    startedBy: by,
    finishedAt: finishedBy && end.toISOString(),
    finishedBy,
    answered: answered.filter(({ item }) => item.required).length,
    wrong: answered.filter(({ isRight }) => !isRight).length,
  })
  for (const { item, when, by: answeredBy, value, isRight, reason, action } of answered)
    rows.add('checkAnswer', {
      ...rows.stamp(when, answeredBy),
      checkId: check.id,
      itemId: item.id,
      version: 1,
      value: JSON.stringify(value),
      isRight,
      reason,
      action,
      answeredAt: when.toISOString(),
      answeredBy,
      recordedAt: when.toISOString(),
    })
}

function answerTo({ id, type, min, max, options }: Item, mayBeWrong: boolean, random: Random) {
  const wrong = mayBeWrong && random.chance(0.3) ? wrongs[id] : undefined
  if (wrong) return { ...wrong, isRight: false }
  const within = () => random.int(min ?? (max ?? 0) - 4, max ?? (min ?? 0) + 4)
  const value = type === 'number' ? within() : type === 'choice' ? (options[0]?.id ?? '') : true
  return { value, isRight: true, reason: null, action: null }
}
