import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'

export const statusIcons = {
  pending: IconClock,
  inProgress: IconClock,
  done: IconCircleCheck,
  overdue: IconAlertTriangle,
}
