import type { Tx } from '../../platform/database/database.ts'
import type { TaskRef } from './task.kinds.ts'

/** The task, also one that the plan has cancelled since: a record that was on its way is still accepted. */
export function findTask(tx: Tx, id: string): Promise<TaskRef | undefined> {
  return tx
    .selectFrom('task')
    .select(['id', 'kind', 'roomId', 'day', 'dueAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}
