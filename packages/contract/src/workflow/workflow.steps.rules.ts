// Which step comes next, and who may do what to a task. Pure.
import { isEmpty } from '../kernel/fields.check.ts'
import type { FormValues } from './workflow.columns.rules.ts'
import {
  type ProcessState,
  type ProcessStep,
  type StepCondition,
  startStep,
  type WorkflowButton,
} from './workflow.definition.rules.ts'

export function holds(condition: StepCondition | null, values: FormValues): boolean {
  if (condition === null) return true
  const value = values[condition.field]
  switch (condition.is) {
    case 'isFilled':
      return !isEmpty(value)
    case 'is':
      return isOneOf(value, condition.value)
    case 'isNot':
      return !isOneOf(value, condition.value)
    case 'atLeast':
      return compare(value, condition.value, (a, b) => a >= b)
    case 'below':
      return compare(value, condition.value, (a, b) => a < b)
  }
}

/** A list holds a value when it is among its values. */
const isOneOf = (value: unknown, wanted: unknown) =>
  Array.isArray(value) ? value.includes(wanted) : (value ?? null) === (wanted ?? null)

/** Numbers by size, and texts such as days by their order. What is not filled in is neither. */
function compare(value: unknown, wanted: unknown, isSo: (a: string | number, b: string | number) => boolean) {
  if (typeof value === 'number' && typeof wanted === 'number') return isSo(value, wanted)
  return typeof value === 'string' && typeof wanted === 'string' && value !== '' && isSo(value, wanted)
}

/** The first step after this one whose condition holds; undefined when the process is through. */
export function nextStep(
  steps: readonly ProcessStep[],
  after: string,
  values: FormValues,
): ProcessStep | undefined {
  const place = after === startStep ? -1 : steps.findIndex(({ id }) => id === after)
  return steps.slice(place + 1).find(({ when }) => holds(when, values))
}

/** Where a task of this step can be sent back to: whoever started it, and the steps before that somebody decided. */
export function backSteps(
  steps: readonly ProcessStep[],
  current: string,
  decided: readonly string[],
): string[] {
  const place = steps.findIndex(({ id }) => id === current)
  if (place < 0) return []
  const before = steps.slice(0, place).filter(({ id }) => decided.includes(id))
  return [startStep, ...before.map(({ id }) => id)]
}

export interface OpenTask {
  stepId: string
  /** Null while nobody has claimed it. */
  assigneeId: string | null
  /** Who handed it to the assignee for an answer. */
  ownerId: string | null
}

/** The buttons of a page. Without an open task of one's own there is only Print, and for managers Terminate. */
export function buttonsFor(
  task: OpenTask | undefined,
  state: ProcessState,
  { personId, oversees }: { personId: string; oversees: boolean },
): WorkflowButton[] {
  if (state !== 'unfinished') return ['wf_print']
  const ends: WorkflowButton[] = oversees ? ['wf_terminate'] : []
  if (!task || task.assigneeId !== personId) return [...ends, 'wf_print']
  // Whoever was asked for an answer gives it, and the owner decides.
  if (task.ownerId !== null) return ['wf_pass', 'wf_print']
  if (task.stepId === startStep) return ['wf_pass', 'wf_terminate', 'wf_print']
  return [
    'wf_pass',
    'wf_reject',
    'wf_transfer',
    'wf_delegate',
    'wf_rollback',
    'wf_terminate',
    'wf_add_instance',
    'wf_print',
  ]
}
