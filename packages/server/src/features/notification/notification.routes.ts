import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getSettings, saveSettings, subscribePush, unsubscribePush } from './notification.handlers.ts'
import type { NotificationParts } from './notification.parts.ts'

export const notificationRoutes = (parts: NotificationParts) =>
  implement(notification, {
    getSettings: { can: 'message.read', run: (context) => getSettings(parts, context) },
    saveSettings: {
      can: 'message.read',
      audit: 'notification.save',
      run: (context) => saveSettings(parts, context),
    },
    subscribePush: {
      can: 'message.read',
      audit: 'notification.subscribe',
      run: (context) => subscribePush(parts, context),
    },
    unsubscribePush: { can: 'message.read', audit: 'notification.unsubscribe', run: unsubscribePush },
  })
