export { type Call, endRollCall, entryTime, listOf, markSeen, startRollCall } from './rollCall.call.ts'
export {
  type Listed,
  lockRollCall,
  peopleNamed,
  peopleOf,
  presentAt,
  type RollCallRow,
  rollCallsAbout,
} from './rollCall.queries.ts'
export { findStart } from './rollCall.start.queries.ts'
export { startOrJoin } from './rollCall.start.ts'
