export { toiletVisitCareKind, toiletVisitRoutes, toiletVisitTasks } from './toiletVisit.routes.ts'
