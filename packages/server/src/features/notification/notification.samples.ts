import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { defaultWishes } from '@daybook/contract/notification/notification.rules.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const notificationSamples = samples(notification, {
  saveSettings: () => ({
    language: 'zh-CN' as const,
    wishes: defaultWishes,
    quiet: { from: '21:00', until: '06:30' },
  }),
  subscribePush: () => ({
    endpoint: 'https://push.example.org/send/1',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    language: 'en-US' as const,
  }),
})
