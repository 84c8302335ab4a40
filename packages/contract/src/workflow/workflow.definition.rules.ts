// A process as a manager makes it: a form, and steps that are data. Pure and small enough for the browser.
import type { Form, FormRights } from './workflow.columns.rules.ts'

/** Who approves a step: whoever holds a role, or these people. */
export type Approver = { kind: 'role'; role: string } | { kind: 'people'; people: string[] }

export const conditionKinds = ['is', 'isNot', 'atLeast', 'below', 'isFilled'] as const
/** What a field must hold for the step to be asked for. `isFilled` has no value. */
export interface StepCondition {
  field: string
  is: (typeof conditionKinds)[number]
  value?: string | number | boolean | null | undefined
}

export interface ProcessStep {
  /** Stays the same from version to version as long as the step is the same one. */
  id: string
  name: string
  by: Approver
  /** Whether one of several is enough, or all have to approve. */
  needs: 'one' | 'all'
  /** Asked for always when null. */
  when: StepCondition | null
  /** What its approvers may do with the form. */
  rights: FormRights
}

export interface ProcessDefinition {
  name: string
  /** Under which it stands in the list: `Purchasing`. */
  category: string
  /** `wf_ex_Leave`: pages of the app instead of a form. Null for a form. */
  formKey: ExternalKey | null
  form: Form
  /** What whoever starts it may do with the form. */
  startRights: FormRights
  steps: ProcessStep[]
}

export const externalKeys = ['wf_ex_Leave'] as const
export type ExternalKey = (typeof externalKeys)[number]

export const mostSteps = 20
/** The step of whoever started it, to which an approver can send it back. */
export const startStep = 'start'

/** What a row's reader has to do with it. */
export const rowStatuses = ['todo', 'claim', 'send', 'done'] as const
export type RowStatus = (typeof rowStatuses)[number]

export const processStates = [
  'unfinished',
  'finished',
  'terminate',
  /** By whoever started it, before anybody had decided. */
  'withdraw',
  /** By whoever started it, after a first approval. */
  'recall',
  'reject',
  /** Part of the family's list. Nothing is deleted here. */
  'deleted',
] as const
export type ProcessState = (typeof processStates)[number]

export const workflowButtons = [
  'wf_pass',
  'wf_reject',
  'wf_transfer',
  'wf_delegate',
  'wf_rollback',
  'wf_terminate',
  'wf_add_instance',
  'wf_print',
] as const
export type WorkflowButton = (typeof workflowButtons)[number]

/** What the history of a running process says. */
export const flowActions = [
  'started',
  'passed',
  'rejected',
  'transferred',
  'delegated',
  'delegateAnswered',
  'claimed',
  'signerAdded',
  'rolledBack',
  'resubmitted',
  'terminated',
  'withdrawn',
] as const
export type FlowAction = (typeof flowActions)[number]
