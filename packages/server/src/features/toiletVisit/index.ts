export { toiletVisitKind, toiletVisitRoutes, toiletVisitTasks } from './toiletVisit.routes.ts'
