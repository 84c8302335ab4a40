import type { ProcessState } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { type RawBuilder, sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readNamedPage, readPage } from '../../platform/database/page.ts'
import { isOrphan } from './workflow.process.queries.ts'

interface Reader {
  personId: string
  oversees: boolean
}
export const lists = ['todo', 'claim', 'sent', 'myDone', 'done', 'copies'] as const
export type List = (typeof lists)[number]

/** Leave that an external form made is decided as leave, which has states of its own. */
export const stateNow = sql<ProcessState>`case report.state
  when 'confirmed' then 'finished' when 'refused' then 'reject' when 'cancelled' then 'withdraw'
  when 'submitted' then 'unfinished' else instance.state end`

const open = sql<boolean>`task.done_at is null`
/** The task that a row shows: the reader's, or the first that is open. */
const tasks = ({ personId, oversees }: Reader): Record<List, RawBuilder<boolean>> => {
  const first = sql<boolean>`task.id = (select t.id from workflow_task t where t.tenant_id = current_tenant()
    and t.instance_id = instance.id and t.done_at is null order by t.opened_at, t.id limit 1)`
  return {
    todo: sql<boolean>`${open} and task.assignee_id = ${personId}`,
    claim: sql<boolean>`${open} and ((task.assignee_id is null and ${personId} = any(task.candidate_ids))
      or (${oversees} and task.assignee_id is distinct from ${personId} and ${isOrphan}))`,
    sent: first,
    myDone: first,
    done: first,
    copies: first,
  }
}

const rowsOf = ({ personId }: Reader): Record<List, RawBuilder<boolean>> => ({
  todo: sql<boolean>`task.id is not null`,
  claim: sql<boolean>`task.id is not null`,
  sent: sql<boolean>`instance.starter_id = ${personId}`,
  // As stateNow has it.
  myDone: sql<boolean>`instance.starter_id = ${personId} and coalesce((select r.state from report r
    where r.tenant_id = current_tenant() and r.id = instance.report_id), instance.state) not in ('submitted', 'unfinished')`,
  done: sql<boolean>`instance.id in (select t.instance_id from workflow_task t where t.tenant_id = current_tenant()
    and t.done_by = ${personId} and t.outcome in ('passed', 'rejected', 'rolledBack'))`,
  copies: sql<boolean>`instance.id in (select c.instance_id from workflow_copy c where c.tenant_id = current_tenant()
    and c.person_id = ${personId})`,
})

const selectRows = (tx: Tx, list: List, reader: Reader) =>
  tx
    .selectFrom('workflowInstance as instance')
    .innerJoin('workflowProcess as process', (join) => sameTenant(join, 'process.id', 'instance.processId'))
    .innerJoin('staff as starter', (join) => sameTenant(join, 'starter.id', 'instance.starterId'))
    .leftJoin('report', (join) => sameTenant(join, 'report.id', 'instance.reportId'))
    .leftJoin('workflowTask as task', (join) =>
      sameTenant(join, 'task.instanceId', 'instance.id').on(tasks(reader)[list]),
    )
    .leftJoin('staff as assignee', (join) => sameTenant(join, 'assignee.id', 'task.assigneeId'))
    .select(['instance.id', 'process.name', 'process.category', 'process.formKey', 'instance.starterId'])
    .select(['starter.realName as starterName', 'instance.summary', 'instance.startedAt'])
    .select(['task.id as taskId', 'task.stepName', 'task.assigneeId', 'assignee.realName as assigneeName'])
    .select(['task.openedAt', stateNow.as('state')])
    .select(sql<string | null>`coalesce(instance.ended_at, report.decided_at)`.as('endedAt'))

type Wanted = PageWanted & Reader & { name: string }

const isCalled = (name: string) => sql<boolean>`position(fold_name(${name}) in fold_name(process.name)) > 0`

/** What waits comes with what has waited longest first, and everything else with the newest first. */
export const pageOfRows = (tx: Tx, list: List, wanted: Wanted) =>
  list === 'todo' || list === 'claim' ? pageOfTasks(tx, list, wanted) : pageOfInstances(tx, list, wanted)

function pageOfTasks(tx: Tx, list: List, { name, ...wanted }: Wanted) {
  const query = selectRows(tx, list, wanted)
    .where(rowsOf(wanted)[list])
    .where(isCalled(name))
    .orderBy('task.openedAt')
    .orderBy('instance.id')
    .orderBy('task.id')
  return readPage(query, wanted)
}

/** Names and tasks are looked up for the rows of the page alone. */
function pageOfInstances(tx: Tx, list: List, { name, ...wanted }: Wanted) {
  const matching = tx
    .selectFrom('workflowInstance as instance')
    .where(rowsOf(wanted)[list])
    .$if(name !== '', (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('workflowProcess as process')
            .whereRef('process.tenantId', '=', 'instance.tenantId')
            .whereRef('process.id', '=', 'instance.processId')
            .where(isCalled(name)),
        ),
      ),
    )
    .orderBy('instance.startedAt', 'desc')
    .orderBy('instance.id')
  return readNamedPage(matching, wanted, (page) =>
    selectRows(tx, list, wanted)
      .where('instance.id', 'in', page.select('instance.id'))
      .orderBy('instance.startedAt', 'desc')
      .orderBy('instance.id'),
  )
}

export async function countRows(tx: Tx, list: List, reader: Reader): Promise<number> {
  const { count } = await selectRows(tx, list, reader)
    .where(rowsOf(reader)[list])
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return count
}

/** Names of people, by id. */
export async function namesOfStaff(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'realName'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, realName }) => [id, realName]))
}

/** The state and the decision of the leave that an external form made. */
export const leaveOf = (tx: Tx, id: string) =>
  tx.selectFrom('report').select(['state', 'decidedAt']).where('id', '=', id).executeTakeFirst()

/** Open tasks that only managers can decide now. */
export const orphanTasks = (tx: Tx) =>
  tx
    .selectFrom('workflowTask as task')
    .innerJoin('workflowInstance as instance', (join) => sameTenant(join, 'instance.id', 'task.instanceId'))
    .innerJoin('workflowProcess as process', (join) => sameTenant(join, 'process.id', 'instance.processId'))
    .select(['task.id', 'task.instanceId', 'task.stepName', 'process.name', 'process.formKey'])
    .where(open)
    .where(isOrphan)
    .orderBy('task.openedAt')
    .execute()
