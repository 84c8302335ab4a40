import type { CareKindName } from '@daybook/contract/care/care.kinds.generated.ts'
import type { KindRules } from '@daybook/contract/care/care.rules.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'
import type { z } from 'zod'

/** A kind of care as the mechanism sees it: all that the server has to know of it. */
export interface CareKind<Detail = unknown> extends KindRules<Detail> {
  /** As it stands in care_record: `nappyChange`. */
  name: CareKindName
  detail: z.ZodType<Detail>
  /** What an amendment leaves of a detail, or why it cannot be; left out where every detail may follow every other. */
  amended?(before: Detail, after: Detail): Detail | ErrorKey
}

/** A kind that the plan makes tasks of. */
export interface TaskedKind<Detail = unknown> extends CareKind<Detail> {
  name: CareKindName & TaskKindName
}
