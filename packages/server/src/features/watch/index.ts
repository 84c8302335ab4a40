export { planOnWrite, watchJobs } from './watch.jobs.ts'
export { type Watch, watch } from './watch.kind.ts'
export { lateLooks, lookDue } from './watch.today.ts'
