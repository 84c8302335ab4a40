// A dose that is due is watched: a quarter of an hour later those who oversee safety are told, once for each.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import { medicinePlanWatchRules, timedDoses } from '@daybook/contract/medicinePlan/due.rules.ts'
import { medicinePlanMessages } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import { alerts } from '../notification/index.ts'
import { watch } from '../watch/index.ts'
import { daysBefore, planOf, withDoses } from './medicinePlan.facts.ts'
import { authoritiesHere } from './medicinePlan.queries.ts'

export const medicinePlanAlerts = alerts(medicinePlanMessages, {
  overdue: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': ({ roomName }) => `Medicine overdue in ${roomName}`,
      'zh-CN': ({ roomName }) => `${roomName}有药未按时喂服`,
    },
  },
  unchecked: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'A dose of medicine was not checked', 'zh-CN': '一次用药未经核对' },
  },
  conflict: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'A dose of medicine needs a look', 'zh-CN': '一次用药需要核查' },
  },
})

/** The child's medicines. */
export const medicinePage = (childId: string): string => `/pages/home/medicine-plan/child?id=${childId}`

export const medicinePlanWatch = watch({
  rules: medicinePlanWatchRules,
  tables: [
    'medicine_authority',
    'medicine_word',
    'medicine_dose',
    'medicine_check',
    'medicine_count',
    'report',
    'attendance',
    'child',
    'staff',
    'room',
    'centre',
  ],
  async facts({ tx, clock }) {
    const timeZone = await timeZoneOf(tx)
    const day = dayAt(clock.now(), timeZone)
    const rows = await authoritiesHere(tx, day)
    const authorities = await withDoses(tx, rows, { day: addDays(day, -daysBefore), timeZone })
    return authorities.flatMap((authority, place) => {
      const row = rows[place]
      if (!row) return []
      const { roomName, firstName, familyName } = row
      return timedDoses({
        ...planOf(authority, timeZone, row.since),
        id: row.id,
        childId: row.childId,
        name: row.name,
        childName: fullName({ firstName, familyName }),
        roomName,
      })
    })
  },
  alert: medicinePlanAlerts.overdue,
  message: ({ of: { id, childId, name, childName, roomName }, dueAt }) => ({
    params: { childName, medicine: name, roomName, dueAt },
    link: medicinePage(childId),
    about: id,
  }),
})
