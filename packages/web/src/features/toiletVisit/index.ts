export { toiletVisitKind } from './toiletVisit.kind.ts'
