import type { ReportState } from '@daybook/contract/report/report.rules.ts'
import { sql } from 'kysely'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'
import { entryOf } from '../report/index.ts'
import type { StoredSection } from './checklist.template.ts'

const storedSections = sql.ref<StoredSection[]>('checklist_template.sections').as('sections')

const templates = (tx: Tx) =>
  tx
    .selectFrom('checklistTemplate')
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'checklistTemplate.createdBy'))
    .select(['checklistTemplate.kind', 'checklistTemplate.version', storedSections])
    .select(['checklistTemplate.createdAt as changedAt', 'staff.realName as changedByName'])

export type TemplateRow = Awaited<ReturnType<typeof newestTemplates>>[number]

/** The current template of each kind that was ever used. */
export function newestTemplates(tx: Tx, kind?: string) {
  return templates(tx)
    .distinctOn('checklistTemplate.kind')
    .where((eb) => given(eb, { 'checklistTemplate.kind': kind }))
    .orderBy('checklistTemplate.kind')
    .orderBy('checklistTemplate.version', 'desc')
    .execute()
}

export function findTemplate(tx: Tx, kind: string, version: number) {
  return templates(tx)
    .where('checklistTemplate.kind', '=', kind)
    .where('checklistTemplate.version', '=', version)
    .executeTakeFirst()
}

/** Writes a version unless it is there. @returns whether it was written */
export async function insertTemplate(
  tx: Tx,
  id: string,
  kind: string,
  { version, sections }: { version: number; sections: readonly StoredSection[] },
): Promise<boolean> {
  const made = await tx
    .insertInto('checklistTemplate')
    .values({ id, kind, version, sections: JSON.stringify(sections) })
    .onConflict((conflict) => conflict.columns(['tenantId', 'kind', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

const checks = (tx: Tx) =>
  tx
    .selectFrom('filledCheck')
    .innerJoin('staff as starter', (join) => sameTenant(join, 'starter.id', 'filledCheck.startedBy'))
    .leftJoin('staff as finisher', (join) => sameTenant(join, 'finisher.id', 'filledCheck.finishedBy'))
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'filledCheck.roomId'))
    .select(['filledCheck.id', 'filledCheck.kind', 'filledCheck.version', 'filledCheck.day'])
    .select(['filledCheck.taskId', 'filledCheck.roomId', 'room.name as roomName'])
    .select(['filledCheck.startedAt', 'filledCheck.startedBy', 'starter.realName as startedByName'])
    .select(['filledCheck.finishedAt', 'filledCheck.finishedBy', 'finisher.realName as finishedByName'])
    .select(['filledCheck.required', 'filledCheck.answered', 'filledCheck.wrong'])

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>

export function findCheck(tx: Tx, id: string, { lock = false } = {}) {
  return checks(tx)
    .where('filledCheck.id', '=', id)
    .$if(lock, (query) => query.forUpdate('filledCheck'))
    .executeTakeFirst()
}

export function findCheckOfTask(tx: Tx, taskId: string, { lock = false } = {}) {
  return checks(tx)
    .where('filledCheck.taskId', '=', taskId)
    .$if(lock, (query) => query.forUpdate('filledCheck'))
    .executeTakeFirst()
}

/** The newest check of a kind and day that nobody planned: an unfinished one before those that are finished. */
export function findUnplannedCheck(tx: Tx, kind: string, day: string) {
  return checks(tx)
    .where('filledCheck.kind', '=', kind)
    .where('filledCheck.day', '=', day)
    .where('filledCheck.taskId', 'is', null)
    .orderBy(sql`filled_check.finished_at is not null`)
    .orderBy('filledCheck.startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The next task of a kind on a day whose check is not finished, or else the last one. */
export function findTaskOfDay(tx: Tx, kind: string, day: string) {
  return tx
    .selectFrom('task')
    .leftJoin('filledCheck', (join) => sameTenant(join, 'filledCheck.taskId', 'task.id'))
    .select(['task.id', 'task.dueAt', 'task.day'])
    .where('task.kind', '=', kind)
    .where('task.day', '=', day)
    .where('task.cancelledAt', 'is', null)
    .orderBy(sql`filled_check.finished_at is not null`)
    .orderBy(sql`case when filled_check.finished_at is null then task.due_at end`)
    .orderBy('task.dueAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The first task of a kind on a day whose check was not finished at this instant. */
export function findTaskOpenAt(tx: Tx, kind: string, day: string, at: string) {
  return tx
    .selectFrom('task')
    .leftJoin('filledCheck', (join) => sameTenant(join, 'filledCheck.taskId', 'task.id'))
    .select(['task.id', 'task.kind', 'task.roomId', 'task.day'])
    .where('task.kind', '=', kind)
    .where('task.day', '=', day)
    .where('task.cancelledAt', 'is', null)
    .where((where) =>
      where.or([where('filledCheck.finishedAt', 'is', null), where('filledCheck.finishedAt', '>', at)]),
    )
    .orderBy('task.dueAt')
    .orderBy('task.id')
    .limit(1)
    .executeTakeFirst()
}

export interface NewCheck {
  id: string
  kind: string
  version: number
  taskId: string | null
  roomId: string | null
  day: string
  startedAt: string
  startedBy: string
  required: number
}

/** Writes a check unless there is one with its id or for its task. */
export async function insertCheck(tx: Tx, check: NewCheck): Promise<void> {
  await tx
    .insertInto('filledCheck')
    .values({ ...check, answered: 0, wrong: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateCheck(
  tx: Tx,
  id: string,
  values: { answered: number; wrong: number; finishedAt?: string; finishedBy?: string },
): Promise<void> {
  await tx.updateTable('filledCheck').set(values).where('id', '=', id).execute()
}

export function pageOfChecks(
  tx: Tx,
  { kind, from, until, ...page }: PageWanted & { kind?: string | undefined; from: string; until: string },
) {
  const wanted = checks(tx)
    .where((eb) => given(eb, { 'filledCheck.kind': kind }))
    .where('filledCheck.day', '>=', from)
    .where('filledCheck.day', '<=', until)
    .orderBy('filledCheck.startedAt', 'desc')
    .orderBy('filledCheck.id')
  return readPage(wanted, page)
}

/** The reports that were opened from its answers, oldest first. */
export function openedFromCheck(tx: Tx, id: string) {
  return tx
    .selectFrom('report')
    .select(['id', 'kind', 'summary', sql.ref<ReportState>('state').as('state'), entryOf.as('entry')])
    .select(sql.ref<string>('check_item').as('itemId'))
    .where('checkId', '=', id)
    .orderBy('submittedAt')
    .orderBy('id')
    .execute()
}

/** The counts of these tasks' checks. */
export function countsOfTasks(tx: Tx, taskIds: readonly string[]) {
  return tx
    .selectFrom('filledCheck')
    .select(['taskId', 'required', 'answered', 'finishedAt'])
    .where('taskId', 'in', [...taskIds])
    .execute()
}
