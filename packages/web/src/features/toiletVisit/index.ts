export { toiletVisitCareKind } from './toiletVisit.careKind.ts'
