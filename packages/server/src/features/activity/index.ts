export { post } from './activity.post.ts'
export { activityJobs, activityRoutes } from './activity.routes.ts'
