// The fields of a plan entry, and how the wire writes them. Pure.
import { type TaskKindName, taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import {
  choice,
  date,
  fields,
  person,
  times,
  type ValuesOf,
  weekdays,
} from '@daybook/contract/kernel/fields.ts'
import type { PlanEntry, PlanInput } from './plan.data.ts'

/** The room field's value for the whole centre. */
export const wholeCentre = '*'

export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

export const planFields = fields({
  kind: choice(taskKindNames, { required: true }),
  /** The form knows the centre's rooms. */
  roomCode: choice<string, { required: true; list: true }>([], { required: true, list: true }),
  weekdays: weekdays({ required: true }),
  times: times({ most: 24 }, { required: true }),
  when: choice(['allYear', 'someMonths'], { required: true }),
  seasonFrom: choice(months, { required: true, list: true, when: { when: 'someMonths' } }),
  seasonUntil: choice(months, { required: true, list: true, when: { when: 'someMonths' } }),
  who: choice(['everybody', 'onePerson'], { required: true }),
  staffId: person({ required: true, when: { who: 'onePerson' } }),
  startsOn: date({ required: true }),
})
export type PlanValues = ValuesOf<typeof planFields>

/** A new entry: at ten from Monday to Friday. */
export const newValues = (kind: TaskKindName, roomCode: string, today: string): PlanValues => ({
  kind,
  roomCode,
  weekdays: [1, 2, 3, 4, 5],
  times: ['10:00'],
  when: 'allYear',
  seasonFrom: '9',
  seasonUntil: '4',
  who: 'everybody',
  staffId: null,
  startsOn: today,
})

const monthOf = (month: number) => months[month - 1] ?? '1'

export function valuesOf(entry: PlanEntry): PlanValues {
  const { kind, roomCode, weekdays, times, season, staffId, startsOn } = entry
  return {
    ...newValues(kind, roomCode ?? wholeCentre, startsOn),
    weekdays,
    times,
    ...(season && {
      when: 'someMonths',
      seasonFrom: monthOf(season.from),
      seasonUntil: monthOf(season.until),
    }),
    ...(staffId && { who: 'onePerson', staffId }),
  }
}

/** @param version of the entry being edited; undefined for a new one */
export function inputOf(values: PlanValues, id: string, version: number | undefined): PlanInput {
  const { kind, roomCode, weekdays, times, when, seasonFrom, seasonUntil, who, staffId, startsOn } = values
  return {
    id,
    ...(version !== undefined && { version }),
    kind,
    roomCode: roomCode === wholeCentre ? null : roomCode,
    weekdays,
    times: times.filter((time) => time !== ''),
    season: when === 'allYear' ? null : { from: Number(seasonFrom), until: Number(seasonUntil) },
    staffId: who === 'everybody' ? null : staffId,
    startsOn,
  }
}
