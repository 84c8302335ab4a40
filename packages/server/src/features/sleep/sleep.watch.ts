import { fullName } from '@daybook/contract/child/child.rules.ts'
import { lastSeenAt, sleepWatchRules } from '@daybook/contract/sleep/sleep.rules.ts'
import { watch } from '../watch/index.ts'
import { sleepAlerts } from './sleep.alerts.ts'
import { openSleeps } from './sleep.watch.queries.ts'

export const sleepWatch = watch({
  rules: sleepWatchRules,
  tables: [{ table: 'care_record', kinds: ['sleep'] }, 'sleep_check', 'attendance', 'child', 'room'],
  facts: ({ tx }) => openSleeps(tx),
  alert: sleepAlerts.checkOverdue,
  message: ({ of: sleeper, dueAt }) => ({
    params: {
      childName: fullName(sleeper),
      roomName: sleeper.roomName,
      // A sleeping child was last seen when it fell asleep, at the latest.
      lastSeenAt: lastSeenAt(sleeper) as string,
      dueAt,
    },
    link: `/pages/home/task/sleep?code=${sleeper.roomCode}&check=${sleeper.childId}`,
    about: sleeper.id,
  }),
})
