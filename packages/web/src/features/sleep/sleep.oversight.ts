import type { SleepOversight } from '@daybook/contract/sleep/sleep.contract.ts'
import type { OversightSections } from '../../platform/oversight.ts'
import { lateLooksRow } from '../watch/index.ts'

export const sleepOversight: OversightSections<SleepOversight> = {
  lateChecks: {
    order: 2,
    title: 'sleep.overseenChecks',
    none: 'sleep.overseenChecksNone',
    subject: 'sleep',
    row: lateLooksRow,
  },
}
