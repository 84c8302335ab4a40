export { meetingAlerts } from './meeting.alerts.ts'
export { meetingDayItems } from './meeting.dayItems.ts'
export { meetingRoutes } from './meeting.routes.ts'
