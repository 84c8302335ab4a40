import { care } from '@daybook/contract/care/care.contract.ts'
import { implement, type Route } from '../../platform/implement.ts'
import { amendEntry, settleTimes, voidEntries } from './care.change.ts'
import type { CareKind } from './care.kind.ts'
import { getCareEntry, listCareEntries } from './care.log.handlers.ts'
import { logEntry } from './care.log.queries.ts'
import { readerOf } from './care.policy.ts'

/** Operations on entries of any kind. @param careKinds all kinds: the schema of an entry's kind parses an amended
 *  detail */
export function careRoutes({ careKinds }: { careKinds: readonly CareKind[] }): Route[] {
  return implement(care, {
    listCareEntries: { can: 'care.read', run: listCareEntries },
    getCareEntry: { can: 'care.read', run: getCareEntry },
    amendCareEntry: {
      can: 'care.record',
      live: 'care.read',
      audit: 'care.amend',
      run: (context) => amendEntry(careKinds, context),
    },
    settleTimes: {
      can: 'care.record',
      live: 'care.read',
      audit: 'care.settleTimes',
      run: (context) => settleTimes(careKinds, context),
    },
    voidCareEntry: {
      can: 'care.record',
      live: 'care.read',
      audit: 'care.void',
      run: async (context) => {
        const { id, reason } = context.input
        await voidEntries(context, { ids: [id], reason: reason || null })
        return logEntry(context.tx, id, { reader: readerOf(context.actor), now: context.clock.now() })
      },
    },
  })
}
