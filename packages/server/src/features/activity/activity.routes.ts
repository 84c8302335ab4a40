import { activity } from '@daybook/contract/activity/activity.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { deleteBefore, findActivity, readFeed, setHidden } from './activity.queries.ts'

type Of<K extends keyof typeof activity.operations> = ContextOf<(typeof activity.operations)[K]>

async function list({ tx, actor, input }: Of<'list'>) {
  const { size } = input
  const rows = await readFeed(tx, { ...input, personId: actor.personId })
  const records = rows.slice(0, size)
  return { records, size, next: rows.length > size ? (records.at(-1)?.id ?? null) : null }
}

async function hide({ tx, actor, auditSubjects, input: { id } }: Of<'unshow'>, at: string | null) {
  auditSubjects(id)
  await setHidden(tx, actor.personId, id, at)
  return found(await findActivity(tx, actor.personId, id))
}

export const activityRoutes = implement(activity, {
  list: { can: 'feed.read', run: list },
  unshow: {
    can: 'feed.read',
    audit: 'activity.hide',
    run: (context) => hide(context, context.clock.now().toISOString()),
  },
  show: { can: 'feed.read', audit: 'activity.show', run: (context) => hide(context, null) },
})

/** The feed is for what is new. What it was about keeps its own record. */
const kept = 180 * 86_400_000

const forgetActivities: Job = {
  name: 'forgetActivities',
  schedule: '47 2 * * *',
  run: ({ tx, clock }) => deleteBefore(tx, new Date(clock.now().getTime() - kept)),
}

export const activityJobs = [forgetActivities]
