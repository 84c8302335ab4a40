// The values of the plan form, and their validation. Pure.
import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import type { PlanEntry, PlanInput } from './plan.data.ts'

/** The value of the room field for the whole centre. */
export const wholeCentre = ''

// A type, because an interface is not assignable to the form's Record.
export type PlanFields = {
  kind: TaskKindName
  roomCode: string
  weekdays: number[]
  times: string[]
  when: 'allYear' | 'someMonths'
  /** 1 to 12, as a select holds it. */
  seasonFrom: string
  seasonUntil: string
  who: 'everybody' | 'onePerson'
  person: { id: string; name: string } | undefined
  startsOn: string
}

/** The initial values of a new entry: at ten from Monday to Friday. */
export function newFields(kind: TaskKindName, roomCode: string, today: string): PlanFields {
  return {
    kind,
    roomCode,
    weekdays: [1, 2, 3, 4, 5],
    times: ['10:00'],
    when: 'allYear',
    seasonFrom: '9',
    seasonUntil: '4',
    who: 'everybody',
    person: undefined,
    startsOn: today,
  }
}

export function fieldsOf(entry: PlanEntry): PlanFields {
  const { kind, roomCode, weekdays, times, season, staffId, staffName, startsOn } = entry
  const fields = newFields(kind, roomCode ?? wholeCentre, startsOn)
  return {
    ...fields,
    weekdays,
    times,
    when: season ? 'someMonths' : 'allYear',
    seasonFrom: String(season?.from ?? fields.seasonFrom),
    seasonUntil: String(season?.until ?? fields.seasonUntil),
    who: staffId ? 'onePerson' : 'everybody',
    person: staffId ? { id: staffId, name: staffName ?? '' } : undefined,
  }
}

type Missing = 'needsWeekday' | 'needsTime' | 'needsPerson' | 'needsDay'

/** The message for each field that is not filled in. */
export function missingIn(fields: PlanFields): [field: keyof PlanFields, lack: Missing][] {
  const missing: [keyof PlanFields, Missing][] = []
  if (fields.weekdays.length === 0) missing.push(['weekdays', 'needsWeekday'])
  if (fields.times.every((time) => time === '')) missing.push(['times', 'needsTime'])
  if (fields.who === 'onePerson' && !fields.person) missing.push(['person', 'needsPerson'])
  if (fields.startsOn === '') missing.push(['startsOn', 'needsDay'])
  return missing
}

/** @param version of the entry being edited; undefined for a new one */
export function inputOf(fields: PlanFields, id: string, version: number | undefined): PlanInput {
  const { kind, roomCode, weekdays, times, when, seasonFrom, seasonUntil, who, person, startsOn } = fields
  return {
    id,
    ...(version !== undefined && { version }),
    kind,
    roomCode: roomCode === wholeCentre ? null : roomCode,
    weekdays,
    times: times.filter((time) => time !== ''),
    season: when === 'allYear' ? null : { from: Number(seasonFrom), until: Number(seasonUntil) },
    staffId: who === 'everybody' ? null : (person?.id ?? null),
    startsOn,
  }
}
