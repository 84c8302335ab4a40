import type { SleepOversight } from '@daybook/contract/sleep/sleep.oversight.ts'
import type { OversightSections } from '../../platform/oversight.ts'

export const sleepOversight: OversightSections<SleepOversight> = {
  lateChecks: {
    order: 2,
    title: 'sleep.overseenChecks',
    none: 'sleep.overseenChecksNone',
    subject: 'sleep',
    row: ({ t, sayTime }, { childName, roomName, late, missed, lastDueAt, isOpen }) => ({
      title: childName,
      detail: [
        missed > 0 && t('sleep.overseenMissed', { count: missed }),
        late > 0 && t('sleep.overseenLate', { count: late }),
        t(isOpen ? 'sleep.overseenDueSince' : 'sleep.overseenLast', { time: sayTime(lastDueAt) }),
        roomName,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
}
