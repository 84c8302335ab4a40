import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A task as a kind of care sees it. */
export interface TaskRef {
  id: string
  kind: TaskKindName
  /** Null for the whole centre. */
  roomId: string | null
  /** The day in the centre's time zone, `YYYY-MM-DD`. */
  day: string
  /** ISO 8601. */
  dueAt: string
}

export interface Progress {
  done: number
  total: number
}

/** What a kind declares about its tasks. A feature exports it as `<feature>Tasks`. */
export interface TaskKind<Of = unknown> {
  kind: TaskKindName
  /** What `progress` needs to know about this kind. It gets it with every task. */
  of: Of
  /** Task id → its progress. All kinds of a mechanism have the same function, which is called once for the tasks of a day
   *  or month and uses one query. */
  progress(tx: Tx, tasks: readonly TaskOf<Of>[], now: Date): Promise<Map<string, Progress>>
}

export type TaskOf<Of> = TaskRef & { of: Of }
