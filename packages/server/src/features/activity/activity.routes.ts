import { activity } from '@daybook/contract/activity/activity.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { pageOf } from '../../platform/page.ts'
import { type FeedFiles, withFiles } from './activity.files.ts'
import { countFeed, deleteBefore, findActivity, readFeed, setHidden } from './activity.queries.ts'

type Of<K extends keyof typeof activity.operations> = ContextOf<(typeof activity.operations)[K]>

/** @param feedFiles who knows the files of which cards, from the generated table */
export function activityRoutes({ feedFiles }: { feedFiles: readonly FeedFiles[] }) {
  async function list(context: Of<'list'>) {
    const { tx, actor, input } = context
    const { size, filters: topics } = input
    const wanted = { ...input, topics, personId: actor.personId }
    const rows = await readFeed(tx, wanted)
    const records = await withFiles(context, feedFiles, rows.slice(0, size))
    const next = rows.length > size ? (records.at(-1)?.id ?? null) : null
    // Who reads on knows how many there are.
    if (input.before !== undefined) return { records, size, current: input.current, next }
    return { ...pageOf(records, await countFeed(tx, wanted), input), next }
  }

  async function hide(context: Of<'unshow'>, at: string | null) {
    const { tx, actor, auditSubjects, input } = context
    auditSubjects(input.id)
    await setHidden(tx, actor.personId, input.id, at)
    const row = found(await findActivity(tx, actor.personId, input.id))
    const [card] = await withFiles(context, feedFiles, [row])
    return found(card)
  }

  return implement(activity, {
    list: { can: 'feed.read', run: list },
    unshow: {
      can: 'feed.read',
      audit: 'activity.hide',
      run: (context) => hide(context, context.clock.now().toISOString()),
    },
    show: { can: 'feed.read', audit: 'activity.show', run: (context) => hide(context, null) },
  })
}

/** The feed is for what is new. What it was about keeps its own record. */
const kept = 180 * 86_400_000

const forgetActivities: Job = {
  name: 'forgetActivities',
  daily: '02:45',
  run: ({ tx, clock }) => deleteBefore(tx, new Date(clock.now().getTime() - kept)),
}

export const activityJobs = [forgetActivities]
