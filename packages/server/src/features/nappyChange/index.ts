export { nappyChangeKind, nappyChangeRoutes, nappyChangeTasks } from './nappyChange.kind.ts'
