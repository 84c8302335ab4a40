// Processes that a centre makes itself: a form, and steps that approve it one after another. All staff start them;
// managers make them. The hard rules: a step is decided once, and of two people at the same moment one wins and the
// other is told who did it; a running process keeps the version that it began with; nobody writes a field that the step
// does not let them write. Paths, inputs and answers are those of the family (conventions: Workflow).
import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, InstantOut, Line, Nothing, Page, PageQuery, Text } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { mostComment, mostFiles } from './workflow.columns.rules.ts'
import { flowActions, processStates, rowStatuses, workflowButtons } from './workflow.definition.rules.ts'
import { DefinitionSchema, definitionFacts, FormSchema, ValuesSchema } from './workflow.schema.ts'

const at = '/api/blade-workflow/app'
const own = true as const
const PersonName = z.object({ id: Id, name: z.string() })

const Process = z.object({
  /** Of this version. A process that is changed gets another. */
  id: Id,
  name: z.string(),
  category: z.string(),
  formKey: z.string().nullable(),
  version: z.int(),
})

/** What a person may do with a field: the family's `startForm` and `taskForm`. */
const FieldRights = z.array(
  z.object({ id: z.string(), name: z.string(), readable: z.boolean(), writable: z.boolean() }),
)

const Row = z.object({
  processInstanceId: Id,
  /** The reader's task, or the one that the process waits at. */
  taskId: Id.nullable(),
  processDefinitionName: z.string(),
  category: z.string(),
  formKey: z.string().nullable(),
  /** The step's name; null once the process has ended. */
  taskName: z.string().nullable(),
  starter: PersonName,
  /** Who has the task; null while it is to be claimed. */
  assignee: PersonName.nullable(),
  /** The first words of the form. */
  summary: z.string(),
  createTime: InstantOut,
  endTime: InstantOut.nullable(),
  status: z.enum(rowStatuses),
  processIsFinished: z.enum(processStates),
})

const Step = z.object({
  id: Id,
  /** Null for what was done to the process as a whole. */
  taskName: z.string().nullable(),
  action: z.enum(flowActions),
  by: PersonName,
  /** Who was given the task, or asked for an answer. */
  to: PersonName.nullable(),
  at: InstantOut,
  comment: z.string().nullable(),
  /** What the fields that the step changed held before, as far as the reader may see them. */
  before: ValuesSchema.nullable(),
  attachment: z.array(FileOfRecord.extend({ url: z.string() })),
})

const Detail = z.object({
  process: Process.extend({
    processInstanceId: Id,
    taskId: Id.nullable(),
    taskName: z.string().nullable(),
    starter: PersonName,
    assignee: PersonName.nullable(),
    createTime: InstantOut,
    endTime: InstantOut.nullable(),
    status: z.enum(rowStatuses),
    processIsFinished: z.enum(processStates),
    variables: ValuesSchema,
    /** The leave or other record that an external form made. */
    externalId: Id.nullable(),
    canWithdraw: z.boolean(),
  }),
  form: z.object({ allForm: FormSchema, taskForm: FieldRights }),
  /** Those of the fields that the reader may see. */
  files: z.array(FileOfRecord),
  /** Oldest first. */
  flow: z.array(Step),
  /** Whose turn it is. */
  waitsFor: z.array(PersonName),
  button: z.array(z.enum(workflowButtons)),
})

/** Ids by comma. Nobody is an empty text. */
const People = z
  .string()
  .max(37 * 50)
  .transform((list) => [...new Set(list.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
  .pipe(z.array(Id).max(50))
  .optional()
const Comment = Text(mostComment).optional()
/** Files that the sender has uploaded. `url` is the address that the upload answered, or its `attachId`. */
const Attachments = z
  .array(z.object({ name: Line(200), url: Line(1000) }))
  .max(mostFiles)
  .optional()

const StartBody = z.object({
  processId: Id,
  variables: ValuesSchema.optional(),
  copyUser: People,
  assignee: Id.optional(),
})
// What stands beside these are fields of the form. The type leaves them out, because it would allow every name.
const StartBodyWithFields = StartBody.catchall(z.unknown()) as unknown as typeof StartBody

const listQuery = PageQuery.extend({ processDefinitionName: Text(60).optional() })
const list = (path: string, description: string) =>
  get(`${at}/process/${path}`, { description, query: listQuery, returns: Page(Row), offline: 'cache' })

const taskErrors = ['TASK_ALREADY_DONE', 'PROCESS_ENDED'] as const satisfies ErrorKey[]
const handOn = (path: string, description: string) =>
  post(`${at}/task/${path}`, {
    description,
    body: z.object({ taskId: Id, assignee: Id, comment: Comment }),
    returns: Nothing,
    errors: taskErrors,
  })

export const workflow = feature('workflow', {
  listProcesses: get(`${at}/process/list`, {
    description:
      'Lists the current version of each process by category, all of them or those with this text in their name.',
    query: z.object({ processDefinitionName: Text(60).optional() }),
    returns: z.array(z.object({ category: z.string(), processList: z.array(Process) })),
    offline: 'cache',
  }),
  listTodo: list('todoList', 'Lists the open steps that the signed-in person has, longest waiting first.'),
  listToClaim: list(
    'claimList',
    'Lists the open steps that the signed-in person and others may claim, longest waiting first. Whoever oversees processes also gets those of which nobody is left to decide them.',
  ),
  listSent: list(
    'sendList',
    'Lists the processes that the signed-in person started, running or ended, newest first.',
  ),
  listMyDone: list(
    'myDoneList',
    'Lists the processes that the signed-in person started and that have ended, newest first.',
  ),
  listDone: list(
    'doneList',
    'Lists the processes in which the signed-in person passed, rejected or sent back a step, newest first.',
  ),
  listCopies: list('copyList', 'Lists the processes of which the signed-in person got a copy, newest first.'),
  getForm: get(`${at}/task/getFormByProcessDefId`, {
    description: 'Returns the form with which a process starts.',
    query: z.object({ processDefId: Id }),
    returns: z.object({ process: Process, form: FormSchema, startForm: FieldRights }),
    offline: 'cache',
    errors: ['PROCESS_CHANGED'],
  }),
  startProcess: post(`${at}/task/startProcess`, {
    description:
      'Starts a process and returns the id of the running process. The fields stand beside `processId`, as the family of clients sends them, or in `variables`. `assignee` gives the first step to one of those who may approve it.',
    body: StartBodyWithFields,
    returns: Id,
    keyed: true,
    errors: ['PROCESS_CHANGED', 'LEAVE_OVERLAPS'],
  }),
  getTask: get(`${at}/task/detail`, {
    description: 'Returns one step of a running process with its form and history.',
    query: z.object({ taskId: Id.optional(), processInsId: Id }),
    returns: Detail,
    offline: 'cache',
  }),
  completeTask: post(`${at}/task/completeTask`, {
    description:
      'Completes a step of a running process by passing or rejecting it, with the fields that the step may write. A rejection needs a comment.',
    body: z.object({
      taskId: Id,
      processInstanceId: Id,
      pass: z.boolean(),
      /** Needed to reject. */
      comment: Comment,
      copyUser: People,
      assignee: Id.optional(),
      variables: ValuesSchema.optional(),
      attachment: Attachments,
    }),
    returns: Nothing,
    errors: taskErrors,
  }),
  transferTask: handOn(
    'transferTask',
    'Transfers a step to another person, who decides it in place of the first.',
  ),
  delegateTask: handOn(
    'delegateTask',
    'Delegates a step to another person, after whom it returns to the first.',
  ),
  addSigner: handOn('addMultiInstance', 'Adds another person who has to decide a step.'),
  claimTask: post(`${at}/task/claimTask`, {
    description: 'Takes a step that is open to several people, who then no longer have it.',
    query: z.object({ taskId: Id }),
    returns: Nothing,
    errors: taskErrors,
  }),
  listBackSteps: get(`${at}/task/getBackNodes`, {
    description:
      'Lists where a step can be sent back to: the start, which has no name, and earlier steps that were decided.',
    query: z.object({ taskId: Id }),
    returns: z.array(z.object({ nodeId: z.string(), nodeName: z.string() })),
  }),
  rollbackTask: post(`${at}/task/rollbackTask`, {
    description: 'Sends a running process back to an earlier step.',
    body: z.object({ taskId: Id, nodeId: Line(60), comment: Line(mostComment) }),
    returns: Nothing,
    errors: taskErrors,
  }),
  terminateProcess: post(`${at}/task/terminateProcess`, {
    description: 'Ends a running process as refused.',
    body: z.object({ processInsId: Id, taskId: Id.optional(), comment: Line(mostComment) }),
    returns: Nothing,
    errors: ['PROCESS_ENDED'],
  }),
  withdrawTask: post(`${at}/task/withdrawTask`, {
    description: 'Withdraws a running process, by whoever started it.',
    body: z.object({ processInsId: Id, comment: Comment }),
    returns: Nothing,
    errors: ['PROCESS_ENDED', 'REPORT_ALREADY_REVIEWED'],
  }),
  getDraft: get(`${at}/draft/detail`, {
    description: "Returns the signed-in person's draft of a form, or null when there is none.",
    query: z.object({ processDefId: Id.optional(), taskId: Id.optional() }),
    returns: z.object({ variables: ValuesSchema, files: z.array(FileOfRecord) }).nullable(),
  }),
  saveDraft: post(`${at}/draft/submit`, {
    description: "Saves the signed-in person's draft of a form, one for each process or step.",
    body: z.object({ processDefId: Id.optional(), taskId: Id.optional(), variables: ValuesSchema }),
    returns: Nothing,
  }),

  getProcess: get(`${at}/process/detail`, {
    description: 'Returns the definition of a process, for the editor.',
    query: z.object({ processDefId: Id }),
    returns: z.object({
      process: Process,
      definition: DefinitionSchema,
      /** Whom its steps name. */
      people: z.array(PersonName),
    }),
    own,
  }),
  submitProcess: post(`${at}/process/submit`, {
    description:
      'Saves a new process, or the next version of a process. Running processes keep their version.',
    body: z.object({
      /** The version that it was made from. */
      processDefId: Id.optional(),
      ...definitionFacts,
      /** JSON. */
      form: z.string().max(200_000),
    }),
    returns: Process,
    keyed: true,
    errors: ['FORM_NOT_JSON', 'FORM_TOO_LARGE', 'FORM_NEVER_WRITABLE', 'PROCESS_CHANGED'],
    own,
  }),
  removeProcess: post(`${at}/process/remove`, {
    description: 'Removes a process, so that nobody can start it any more. Running processes continue.',
    query: z.object({ processDefId: Id }),
    returns: Nothing,
    errors: ['PROCESS_CHANGED'],
    own,
  }),
})

const ofProcess = z.object({
  processName: z.string(),
  taskName: z.string(),
  byName: z.string(),
  comment: z.string(),
})
/** To those whose turn it is, to who is copied in, and to who started it. */
export const workflowMessages = messageKinds('workflow', {
  asked: ofProcess,
  copied: ofProcess,
  sentBack: ofProcess,
  finished: ofProcess,
  rejected: ofProcess,
  terminated: ofProcess,
  /** To managers: nobody is left who could decide the step. */
  orphaned: z.object({ processName: z.string(), taskName: z.string() }),
})
