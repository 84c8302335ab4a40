import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { NotificationForm } from './NotificationForm.tsx'
import { settingsQuery } from './notification.data.ts'

/** How this person is told of messages: on this device, by topic, in which hours. */
export function NotificationsScreen() {
  const read = useQuery(settingsQuery())
  return (
    <Loaded read={read} skeleton="page">
      {(settings) => <NotificationForm settings={settings} />}
    </Loaded>
  )
}
