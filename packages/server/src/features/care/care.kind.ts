import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import type { KindRules } from '@daybook/contract/care/care.rules.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { CareKindName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { z } from 'zod'
import type { Actor, Context } from '../../platform/context.ts'

export interface Amended<Detail> {
  id: string
  childId: string
  occurredAt: string
  detail: Detail
}

/** A kind of care: everything that the care mechanism needs to know about it. */
export interface CareKind<Detail = unknown> extends KindRules<Detail> {
  /** The name in care_record, such as `nappyChange`. */
  name: CareKindName
  detail: z.ZodType<Detail>
  /** The detail after an amendment, or the reason for refusing it. Left out when every change is allowed. */
  amended?(before: Detail, after: Detail): Detail | ErrorKey
  /** Why an amendment does not go with the child's other entries. */
  clash?(context: Context<unknown, Actor>, amended: Amended<Detail>): Promise<ErrorKey | undefined>
}

/** A kind that the plan creates tasks for. */
export interface TaskedKind<Detail = unknown> extends CareKind<Detail> {
  name: CareKindName & TaskKindName
}
