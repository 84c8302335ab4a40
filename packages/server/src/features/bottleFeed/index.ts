export { bottleFeedCareKind, bottleFeedRoutes, bottleFeedTasks } from './bottleFeed.routes.ts'
