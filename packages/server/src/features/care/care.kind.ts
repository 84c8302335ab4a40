import type { Awaited } from '@daybook/contract/care/care.rules.ts'
import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'
import type { z } from 'zod'

/** A kind of care as the mechanism sees it: all that the server has to know of it. */
export interface CareKind<Detail = unknown> {
  /** As it stands in care_record and in the plan: `nappyChange`. */
  name: TaskKindName
  detail: z.ZodType<Detail>
  /** Whom a task of this kind asks for. */
  awaited: Awaited
}
