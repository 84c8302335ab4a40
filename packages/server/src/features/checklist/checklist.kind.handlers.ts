// The operations of a kind of check: `implement(openingCheck, checklistHandlers(kind))`.

import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import type { checklistOperations } from '@daybook/contract/checklist/checklist.kind.ts'
import { countsOf, progressOf } from '@daybook/contract/checklist/checklist.rules.ts'
import type { AnswerOf, InputOf } from '@daybook/contract/kernel/feature.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { findTask, type TaskKind, type TaskOf } from '../task/index.ts'
import { newestAnswers } from './checklist.answers.queries.ts'
import {
  countsOfTasks,
  findCheckOfTask,
  findTaskOfDay,
  findUnplannedCheck,
  newestTemplates,
} from './checklist.queries.ts'
import { submitData } from './checklist.submit.ts'
import type { ChecklistKind } from './checklist.template.ts'
import { shownIn } from './checklist.template.ts'
import { currentTemplate, templateOfCheck, toCheck, toTemplate } from './checklist.view.ts'

type Operations = ReturnType<typeof checklistOperations>
type PageContext = Context<InputOf<Operations['getPage']>, Actor>
type SubmitContext = Context<InputOf<Operations['submitData']>, Actor>

export function checklistHandlers(kind: ChecklistKind) {
  return {
    getPage: { can: 'check.read', run: (context: PageContext) => getPage(kind, context) },
    submitData: {
      can: 'check.record',
      audit: `${kind.name}.submit`,
      live: 'check.read',
      run: (context: SubmitContext) => submitData(kind, context),
    },
    getTemplate: {
      can: 'check.read',
      run: async ({ tx, caller }: Context<unknown, Actor>) =>
        toTemplate(await currentTemplate(tx, kind), caller.language),
    },
  } as const
}

async function getPage(kind: ChecklistKind, context: PageContext): Promise<AnswerOf<Operations['getPage']>> {
  const { tx, actor, clock, caller } = context
  const task = await taskFor(kind, context)
  const row = task ? await findCheckOfTask(tx, task.id) : await findUnplannedCheck(tx, kind.name, actor.today)
  const template = row
    ? await templateOfCheck(tx, kind, row, await newestAnswers(tx, row.id))
    : await currentTemplate(tx, kind)
  return {
    now: clock.now().toISOString(),
    day: task?.day ?? actor.today,
    task: task ? { id: task.id, dueAt: task.dueAt } : null,
    check: row ? await toCheck(context, row) : null,
    template: toTemplate(template, caller.language),
  }
}

async function taskFor({ name }: ChecklistKind, { tx, actor, input }: PageContext) {
  if (input.taskId === undefined) return findTaskOfDay(tx, name, actor.today)
  const task = found(await findTask(tx, input.taskId))
  return task.kind === name ? task : fail('TASK_OF_OTHER_KIND')
}

/** What the day's list needs to know about a kind. */
export function tasksOfChecklist(kind: ChecklistKind & { name: TaskKindName }): TaskKind<ChecklistKind> {
  return { kind: kind.name, of: kind, progress: checklistProgress }
}

/** The progress of checks of any kinds. A task that nobody has started counts by its kind's current template. */
async function checklistProgress(tx: Tx, tasks: readonly TaskOf<ChecklistKind>[]) {
  const rows = await countsOfTasks(
    tx,
    tasks.map(({ id }) => id),
  )
  const counts = new Map(rows.map((row) => [row.taskId, row]))
  const isStarted = tasks.every(({ id }) => counts.has(id))
  const newest = new Map(isStarted ? [] : (await newestTemplates(tx)).map((row) => [row.kind, row.sections]))
  return new Map(
    tasks.map(({ id, of }) => {
      const { required, answered, finishedAt } = counts.get(id) ?? {
        ...countsOf(shownIn('en-US', newest.get(of.name) ?? of.template), []),
        finishedAt: null,
      }
      return [id, progressOf({ required, answered, isFinished: finishedAt !== null })] as const
    }),
  )
}
