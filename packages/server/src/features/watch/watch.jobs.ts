// Each centre has one job that waits. It runs when the next look would be missed, and after every write to what is
// watched, in whose transaction it was planned. It sends the messages and plans itself again, from all facts.
import { nextMissedAt } from '@daybook/contract/watch/watch.rules.ts'
import type { CompiledQuery } from 'kysely'
import { type AtCommit, atCommitOf } from '../../platform/database/atCommit.ts'
import { type Job, planJob, planJobsIn } from '../../platform/jobs.queries.ts'
import type { Watch } from './watch.kind.ts'

const name = 'watch'
const timing = { key: 'next', isUrgent: true } as const
/** Writes that follow each other so closely are looked at together. In milliseconds. */
const pause = 1000

const planned: CompiledQuery = planJob(name, {}, { ...timing, after: pause })

/** Plans the job with every transaction that writes what is watched. */
export const planOnWrite = (watches: readonly Watch[]): AtCommit =>
  atCommitOf([...new Set(watches.flatMap(({ tables }) => tables))], planned)

/** After a crash or from a backup a centre may have no job, so it runs at every start. */
const watchAll = (watches: readonly Watch[]): Job => ({
  name,
  atStart: true,
  isUrgent: true,
  async run(context) {
    const looks = []
    for (const watch of watches) looks.push(...(await watch.tellMissed(context)))
    const next = nextMissedAt(looks)
    const after = (next ?? 0) - context.clock.now().getTime()
    if (next !== undefined) await planJobsIn(context.tx)(name, {}, { ...timing, after })
  },
})

export const watchJobs = ({ watches }: { watches: readonly Watch[] }): Job[] => [watchAll(watches)]
