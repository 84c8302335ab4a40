// A child who is not seen in a head count is watched: a minute later everybody at the centre is told, once for each alarm.
import { headCountMessages } from '@daybook/contract/headCount/headCount.contract.ts'
import { headCountWatchRules, watchedCount } from '@daybook/contract/headCount/headCount.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import { alerts } from '../notification/index.ts'
import { watch } from '../watch/index.ts'
import { withPeople } from './headCount.facts.ts'
import { countsOn } from './headCount.queries.ts'

export const headCountAlerts = alerts(headCountMessages, {
  missing: {
    topic: 'alarm',
    to: 'attendance.read',
    words: { 'en-US': 'Head count: not everybody was seen', 'zh-CN': '清点人数：有幼儿未见到' },
  },
  clear: {
    topic: 'alarm',
    to: 'attendance.read',
    words: { 'en-US': 'Head count: everybody is accounted for', 'zh-CN': '清点人数：所有幼儿均已确认' },
  },
})

export const countPage = (roomCode: string | null): string =>
  `/pages/home/head-count?${roomCode === null ? 'whole=yes' : `code=${roomCode}`}`

export const headCountWatch = watch({
  rules: headCountWatchRules,
  tables: [
    'head_count',
    'head_count_absence',
    'roll_call',
    'roll_call_person',
    'attendance',
    'child',
    'staff',
    'room',
    'centre',
  ],
  async facts({ tx, clock }) {
    const day = dayAt(clock.now(), await timeZoneOf(tx))
    const rows = await countsOn(tx, day, { open: true })
    const alarms = new Map(rows.map(({ id, alarmId }) => [id, alarmId]))
    return (await withPeople(tx, rows)).map((count) => ({
      ...watchedCount(count),
      roomName: count.room?.name ?? null,
      alarmId: alarms.get(count.id) ?? count.id,
    }))
  },
  alert: headCountAlerts.missing,
  message: ({ of: { alarmId, roomCode, roomName, startedAt, missing } }) => ({
    params: { children: missing.map(({ name }) => name).join(', '), roomName, startedAt },
    link: countPage(roomCode),
    causeId: alarmId,
  }),
})
