export { nappyChangeCareKind, nappyChangeRoutes, nappyChangeTasks } from './nappyChange.routes.ts'
