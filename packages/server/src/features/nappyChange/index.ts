export { nappyChangeKind, nappyChangeRoutes, nappyChangeTasks } from './nappyChange.routes.ts'
