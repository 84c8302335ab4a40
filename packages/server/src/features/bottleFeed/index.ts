export { bottleFeedKind, bottleFeedRoutes, bottleFeedTasks } from './bottleFeed.routes.ts'
