export { sleepAlerts } from './sleep.alerts.ts'
export { openSleeps } from './sleep.watch.queries.ts'
