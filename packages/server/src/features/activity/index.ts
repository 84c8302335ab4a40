export type { FeedFiles } from './activity.files.ts'
export { post, takeBack } from './activity.post.ts'
export { activityJobs, activityRoutes } from './activity.routes.ts'
