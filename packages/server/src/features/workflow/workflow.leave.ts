// The external form Leave makes leave by the rules of leave, and managers decide it where they decide all leave.
import { eventName } from '@daybook/contract/kernel/live.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import type { FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { leaveOf } from '@daybook/contract/workflow/workflow.leave.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { leaveReportKind } from '../leave/index.ts'
import { reportHandlers } from '../report/index.ts'

const { submit, cancel } = reportHandlers(leaveReportKind)

const submitted = eventName(`${leave.feature}.submit`)
const cancelled = eventName(`${leave.feature}.cancel`)

export async function askForLeave(
  context: Context<unknown, Actor>,
  values: FormValues,
): Promise<{ reportId: string; summary: string }> {
  if (!context.actor.rights.has(submit.can)) fail('FORBIDDEN')
  const read = leaveOf(values)
  if ('problems' in read)
    return fail(
      'VALIDATION_FAILED',
      Object.fromEntries(Object.entries(read.problems).map(([name, key]) => [`variables.${name}`, key])),
    )
  const report = await submit.run({ ...context, input: { id: context.ids(), detail: read.detail } })
  context.publish({ operation: submitted, to: submit.live, data: report })
  return { reportId: report.id, summary: read.detail.reason.slice(0, 200) }
}

export async function withdrawLeave(context: Context<unknown, Actor>, id: string): Promise<void> {
  const report = await cancel.run({ ...context, input: { id } })
  context.publish({ operation: cancelled, to: cancel.live, data: report })
}
