// What the application's connections are set to. A connection asks for it itself; the role has it for those through a
// pooler, which hands on connections that it has opened.
import { defaultPatience } from './patience.ts'

/** Each statement is planned once. Every query is limited to one centre, so an index fits. */
export const planner = [
  // Lists of ids differ in length from request to request. Planning again for each length would cost more than the
  // statement itself.
  'plan_cache_mode=force_generic_plan',
  // A plan made while a table had ten rows would otherwise scan the whole table when it has a million.
  'enable_seqscan=off',
  // JIT compilation pays off for queries that run for minutes. Here it would cost more than the query.
  'jit=off',
]

/** Of the application's role. */
export const ofRole = [
  ...planner,
  `statement_timeout=${defaultPatience.statement}`,
  `idle_in_transaction_session_timeout=${defaultPatience.idleTransaction}`,
]
