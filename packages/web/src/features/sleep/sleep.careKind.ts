// Sleep as a care kind. It has its own board, but is shown, amended and voided like any other care entry.
import { sleepRules } from '@daybook/contract/sleep/sleep.rules.ts'
import { session } from '../../platform/session/current.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { EntryKind } from '../care/index.ts'

const time = (instant: unknown) => clockAt(String(instant), session.get().tenantInfo?.timeZone ?? 'UTC')

export const sleepCareKind: EntryKind = {
  name: 'sleep',
  subject: 'sleep',
  title: 'sleep.title',
  rules: sleepRules,
  initial: {},
  fields: [
    {
      name: 'asleepAt',
      label: 'sleep.asleepAt',
      hint: 'sleep.asleepHint',
      saidOfTimes(t, { asleepAt, upAt }) {
        if (asleepAt) return t('sleep.saidAsleep', { time: time(asleepAt) })
        return t(upAt ? 'sleep.neverSlept' : 'sleep.isInBed')
      },
    },
    {
      name: 'upAt',
      label: 'sleep.upAt',
      hint: 'sleep.upHint',
      saidOfTimes: (t, { upAt }) => (upAt ? t('sleep.saidUp', { time: time(upAt) }) : undefined),
    },
  ],
}
