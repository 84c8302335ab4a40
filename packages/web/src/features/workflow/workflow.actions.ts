// What can be done to a process from its page, and what each asks for.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { WorkflowButton } from '@daybook/contract/workflow/workflow.definition.rules.ts'

export type Running = AnswerOf<(typeof workflow.operations)['getTask']>
export type Action = Exclude<WorkflowButton, 'wf_print'> | 'answer' | 'resubmit' | 'withdraw'

/** Those that say nothing without a comment. */
export const needsComment = (action: Action): boolean =>
  ['wf_reject', 'wf_rollback', 'wf_terminate', 'answer'].includes(action)

export const needsPerson = (action: Action): boolean =>
  ['wf_transfer', 'wf_delegate', 'wf_add_instance'].includes(action)

/** Those that complete a task. */
export const takesFiles = (action: Action): boolean =>
  ['wf_pass', 'wf_reject', 'answer', 'resubmit'].includes(action)

/** Passing it on has another name for whoever started it, to whom it was sent back, and for whoever was asked for an
 *  answer: neither declines it. */
export function actionsOf({ button, process }: Running): Action[] {
  const has = (one: WorkflowButton) => button.includes(one)
  const passing: Action = has('wf_reject') ? 'wf_pass' : has('wf_terminate') ? 'resubmit' : 'answer'
  const offered = button.flatMap((one): Action[] => {
    if (one === 'wf_print') return []
    return [one === 'wf_pass' ? passing : one]
  })
  return process.canWithdraw ? [...offered, 'withdraw'] : offered
}
