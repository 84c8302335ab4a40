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
