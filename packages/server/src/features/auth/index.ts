export { findActor } from './session.queries.ts'
