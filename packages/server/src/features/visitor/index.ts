export { checkVisitor, proveVisitor } from './visitor.check.handlers.ts'
export { visitorsHere } from './visitor.queries.ts'
