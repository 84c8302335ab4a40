import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const reminderSamples = samples(reminder, {
  getChildTips: (world) => ({ userId: world.centre.under2.absent }),
})
