// What a feature declares to have something watched. Job, message and escalation come from the mechanism.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { type Look, looksAt, type WatchRules } from '@daybook/contract/watch/watch.rules.ts'
import type { JobContext } from '../../platform/jobs.queries.ts'
import { type Alert, tell } from '../notification/index.ts'
import { staffWithRights } from '../staff/index.ts'

type Reading = Pick<JobContext, 'tx' | 'clock'>

interface WatchKind<Fact, Params extends MessageParams> {
  rules: WatchRules<NoInfer<Fact>>
  /** Every table that `facts` reads, by its name in the database. A write to any of them plans the job again. */
  tables: readonly string[]
  /** Everything that may be watched now. */
  facts(context: Reading): Promise<Fact[]>
  /** Whoever has this right gets a message about a look that was missed: `alert`, with the rest from `message`. */
  right: Right
  alert: Alert<Params>
  /** `causeId` is what was seen last, so that there is one message for a look. */
  message(look: Look<Fact>): { params: Params; link: string; causeId: string }
}

/** A watch without the types of its own. */
export interface Watch {
  tables: readonly string[]
  /** The next looks, the earliest before the others. */
  looks(context: Reading): Promise<Look<unknown>[]>
  /** Sends a message about every look that was missed, and returns all looks. */
  tellMissed(context: JobContext): Promise<Look<unknown>[]>
}

/** @param kind exported from the index.ts of its feature as `<feature>Watch` */
export function watch<Fact, Params extends MessageParams>(kind: WatchKind<Fact, Params>): Watch {
  const { tables, rules, facts, right, alert, message } = kind
  const looks = async (context: Reading) =>
    looksAt(rules, await facts(context), context.clock.now().getTime())
  return {
    tables,
    looks,
    async tellMissed(context) {
      const all = await looks(context)
      const missed = all.filter(({ isMissed }) => isMissed)
      if (missed.length > 0) {
        const to = (await staffWithRights(context.tx, [right])).map(({ id }) => id)
        await tell(
          context,
          alert,
          missed.map((look) => ({ to, ...message(look) })),
        )
      }
      return all
    },
  }
}
