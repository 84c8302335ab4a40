// Each centre has a job that waits for each kind of watch. It runs when the next look would be missed, and after every write
// to what is watched, in whose transaction it was planned. It sends the messages and plans itself again, from all facts.
import { nextMissedAt } from '@daybook/contract/watch/watch.rules.ts'
import { type AtCommit, atCommitOf } from '../../platform/database/atCommit.ts'
import { type Job, type JobTiming, planJob, planJobsIn } from '../../platform/jobs.queries.ts'
import type { Watch } from './watch.kind.ts'

/** By the features that declare them. */
type Watches = Readonly<Record<string, Watch>>

const name = 'watch'
const timing = (of: string): JobTiming => ({ key: `next:${of}`, isUrgent: true })
/** Writes that follow each other so closely are looked at together. In milliseconds. */
const pause = 1000

/** Plans the job of a watch with every transaction that writes what it watches. */
export const planOnWrite = (watches: Watches): AtCommit[] =>
  Object.entries(watches).map(([of, { tables }]) =>
    atCommitOf(tables, planJob(name, { of }, { ...timing(of), after: pause })),
  )

/** After a crash or from a backup a centre may have no job, so at every start it runs for all kinds. */
const watchJob = (watches: Watches): Job => ({
  name,
  atStart: true,
  isUrgent: true,
  async run(context, payload) {
    const asked = (payload as { of?: string }).of
    for (const [of, watch] of Object.entries(watches)) {
      if (asked !== undefined && asked !== of) continue
      const next = nextMissedAt(await watch.tellMissed(context))
      const after = (next ?? 0) - context.clock.now().getTime()
      if (next !== undefined) await planJobsIn(context.tx)(name, { of }, { ...timing(of), after })
    }
  },
})

export const watchJobs = ({ watches }: { watches: Watches }): Job[] => [watchJob(watches)]
