// What a feature declares to have something watched. Job, message and escalation come from the mechanism.
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { type Look, looksAt, type WatchRules } from '@daybook/contract/watch/watch.rules.ts'
import type { Watched } from '../../platform/database/atCommit.ts'
import { idOf } from '../../platform/ids.ts'
import type { JobContext } from '../../platform/jobs.queries.ts'
import { type Addressee, type Alert, tell } from '../notification/index.ts'

type Reading = Pick<JobContext, 'tx' | 'clock'>

interface WatchKind<Fact, Params extends MessageParams> {
  rules: WatchRules<NoInfer<Fact>>
  /** Every table that `facts` reads. A write to any of them plans the job again. */
  tables: readonly Watched[]
  /** Instead of `facts` in the job: keeps what it finds, and returns the same. `keeps` is the table where; nothing that is
   *  watched follows from it. */
  settle?(context: JobContext): Promise<Fact[]>
  keeps?: string
  /** Everything that may be watched now. */
  facts(context: Reading): Promise<Fact[]>
  /** Sent about a look that was missed to whoever has its right, with the rest from `message`. */
  alert: Alert<Params, Exclude<Addressee, 'named'>>
  /** One message for each `causeId`: of something that lasts and whose time may move. Otherwise one for each time that a look
   *  at the record `about` was due. */
  message(look: Look<Fact>): { params: Params; link: string } & ({ about: string } | { causeId: string })
}

/** A watch without the types of its own. */
export interface Watch {
  tables: readonly Watched[]
  keeps: string | undefined
  /** The next looks, the earliest before the others. */
  looks(context: Reading): Promise<Look<unknown>[]>
  /** Sends a message about every look that was missed, and returns all looks. */
  tellMissed(context: JobContext): Promise<Look<unknown>[]>
}

/** @param kind exported from the index.ts of its feature as `<feature>Watch` */
export function watch<Fact, Params extends MessageParams>(kind: WatchKind<Fact, Params>): Watch {
  const { tables, rules, settle, keeps, facts, alert, message } = kind
  const looksOf = (found: Fact[], { clock }: Reading) => looksAt(rules, found, clock.now().getTime())
  return {
    tables,
    keeps,
    looks: async (context) => looksOf(await facts(context), context),
    async tellMissed(context) {
      const all = looksOf(await (settle ?? facts)(context), context)
      const missed = all.filter(({ isMissed }) => isMissed)
      const messages = missed.map((look) => {
        const { params, link, ...cause } = message(look)
        return {
          params,
          link,
          causeId: 'about' in cause ? idOf(`${cause.about} ${look.dueAt}`) : cause.causeId,
        }
      })
      await tell(context, alert, messages)
      return all
    },
  }
}
