export { awardAlerts } from './award.alerts.ts'
export { awardAwaiting, awardJobs } from './award.milestones.ts'
export { awardPdf } from './award.pdf.ts'
export { awardRoutes } from './award.routes.ts'
