// Processes of the centre, and some that run: one waits, one was sent back, others have ended.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { type FormValues, filesInForm } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type {
  FlowAction,
  ProcessDefinition,
  ProcessState,
} from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { summaryOf } from '@daybook/contract/workflow/workflow.form.rules.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { takePhotos } from './pictures/photos.ts'
import type { Staff } from './staff.ts'
import { bookingProcess, leaveProcess, purchaseProcess } from './workflow.processes.ts'

interface Run {
  process: { id: string; definition: ProcessDefinition }
  starter: Staff
  /** Days ago. */
  ago: number
  variables: FormValues
  state: ProcessState
  /** What was done after it started. */
  did: { action: FlowAction; by: Staff; comment: string | null }[]
  /** The step that waits, and for whom. */
  waits?: { stepId: string; name: string; people: readonly string[] }
  reportId?: string
}

export function makeWorkflows(making: Making, staff: readonly Staff[]): void {
  const [manager] = staff
  const named = staff.filter(({ isNamed }) => isNamed)
  const teachers = named.filter(({ isManager }) => !isManager)
  const [first, second = first] = teachers
  if (!manager || !first || !second) return
  const managers = staff.filter(({ isManager }) => isManager).map(({ id }) => id)
  const purchase = addProcess(making, manager, purchaseProcess(second.id))
  const booking = addProcess(making, manager, bookingProcess([...new Set([manager.id, second.id])]))
  const leave = addProcess(making, manager, leaveProcess)
  const day = (days: number) => addDays(making.today, days)
  const approve = { stepId: 'approve', name: 'Approve the purchase', people: managers }
  addRun(making, {
    process: purchase,
    starter: first,
    ago: 1,
    variables: {
      what: 'Easel for the art corner',
      kind: 'art',
      needed_by: day(10),
      cost: 180,
      why: 'The old one wobbles.',
      quotes: takePhotos(making, ['painting'], { at: making.hours.at(day(-1), told(9)), by: first.id }),
    },
    state: 'unfinished',
    did: [],
    waits: approve,
  })
  addRun(making, {
    process: purchase,
    starter: second,
    ago: 3,
    variables: { what: 'Balance beams', kind: 'outdoor', cost: 640, budget: 'Playground' },
    state: 'unfinished',
    did: [{ action: 'passed', by: manager, comment: 'Good idea. Please compare two suppliers.' }],
    waits: { stepId: 'compare', name: 'Compare prices', people: [second.id] },
  })
  addRun(making, {
    process: purchase,
    starter: first,
    ago: 4,
    variables: { what: 'Aprons', kind: 'kitchen', cost: 75 },
    state: 'unfinished',
    did: [{ action: 'rolledBack', by: manager, comment: 'How many, and which size?' }],
    waits: { stepId: 'start', name: 'Purchase request', people: [first.id] },
  })
  addRun(making, {
    process: purchase,
    starter: second,
    ago: 12,
    variables: {
      what: 'Mop and buckets',
      kind: 'cleaning',
      cost: 60,
      budget: 'Cleaning',
      order_number: 'A-2291',
    },
    state: 'finished',
    did: [
      { action: 'passed', by: manager, comment: null },
      { action: 'passed', by: second, comment: 'Ordered, comes on Friday.' },
    ],
  })
  addRun(making, {
    process: purchase,
    starter: first,
    ago: 15,
    variables: { what: 'A second coffee machine', kind: 'kitchen', cost: 900 },
    state: 'reject',
    did: [{ action: 'rejected', by: manager, comment: 'Not this year. Let’s repair the one we have.' }],
  })
  addRun(making, {
    process: booking,
    starter: first,
    ago: 2,
    variables: {
      space: 'big',
      day: day(8),
      time: ['18:00', '20:00'],
      purpose: 'Evening for parents',
      people: 30,
      needs: ['chairs'],
    },
    state: 'unfinished',
    did: [],
    waits: { stepId: 'approve', name: 'Approve the booking', people: [...new Set([manager.id, second.id])] },
  })
  for (const starter of named) {
    const report = making.rows
      .of('report')
      .find(({ kind, authorId }) => kind === 'leave' && authorId === starter.id)
    if (report)
      addRun(making, {
        process: leave,
        starter,
        ago: 1,
        variables: {},
        state: 'unfinished',
        did: [],
        reportId: report.id,
      })
  }
}

function addProcess({ rows, hours, today }: Making, manager: Staff, definition: ProcessDefinition) {
  const stamp = rows.stamp(hours.at(addDays(today, -60), told(9)), manager.id)
  const { name, category, formKey } = definition
  rows.add('workflowProcess', {
    ...stamp,
    seriesId: rows.stamp(hours.at(addDays(today, -60), told(9)), manager.id).id,
    version: 1,
    name,
    category,
    formKey,
    definition: JSON.stringify(definition),
    isCurrent: true,
  })
  return { id: stamp.id, definition }
}

function addRun({ rows, hours, today }: Making, run: Run): void {
  const { process, starter, variables, state, did, waits } = run
  const { form, startRights, steps } = process.definition
  const startedAt = hours.at(addDays(today, -run.ago), told(9))
  const at = (place: number) => minutesLater(startedAt, 45 * place)
  const stamp = rows.stamp(startedAt, starter.id)
  rows.add('workflowInstance', {
    ...stamp,
    processId: process.id,
    starterId: starter.id,
    variables: JSON.stringify(variables),
    summary: summaryOf(form, variables, [startRights, ...steps.map(({ rights }) => rights)]),
    state,
    startedAt: startedAt.toISOString(),
    endedAt: state === 'unfinished' ? null : at(did.length).toISOString(),
    reportId: run.reportId ?? null,
  })
  for (const fileId of Object.values(filesInForm(form, variables)).flat())
    rows.add('workflowFile', { fileId, instanceId: stamp.id })
  const opened = { instanceId: stamp.id, ownerId: null }
  const tasks = did.map(({ action, by }, place) => {
    const made = rows.stamp(at(place), starter.id)
    const step = steps[action === 'passed' ? place : 0]
    const outcome = action === 'passed' ? 'passed' : action === 'rejected' ? 'rejected' : 'rolledBack'
    const done = { doneAt: at(place + 1).toISOString(), doneBy: by.id, outcome }
    const task = { stepId: step?.id ?? '', stepName: step?.name ?? '', openedAt: at(place).toISOString() }
    rows.add('workflowTask', { ...made, ...opened, ...task, ...done, assigneeId: by.id, candidateIds: [] })
    return { id: made.id, name: task.stepName }
  })
  if (waits) {
    const [only = null] = waits.people.length === 1 ? waits.people : []
    rows.add('workflowTask', {
      ...rows.stamp(at(did.length), starter.id),
      ...opened,
      stepId: waits.stepId,
      stepName: waits.name,
      openedAt: at(did.length).toISOString(),
      doneAt: null,
      doneBy: null,
      outcome: null,
      assigneeId: only,
      candidateIds: only === null ? [...waits.people] : [],
    })
  }
  const taken = [{ action: 'started' as FlowAction, by: starter, comment: null as string | null }, ...did]
  for (const [place, { action, by, comment }] of taken.entries())
    rows.add('workflowStep', {
      ...rows.stamp(at(place), by.id),
      instanceId: stamp.id,
      taskId: tasks[place - 1]?.id ?? null,
      stepName: tasks[place - 1]?.name ?? null,
      action,
      byId: by.id,
      at: at(place).toISOString(),
      comment,
    })
}
