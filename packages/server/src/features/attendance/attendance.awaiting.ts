import type { Awaiting } from '../today/index.ts'
import { countForgotten } from './attendance.forgotten.queries.ts'

export const attendanceAwaiting: Awaiting = {
  name: 'forgottenSignOuts',
  count: ({ tx, actor }) => countForgotten(tx, actor.today),
}
