// Who acted last in a session. A guess, to begin with while the database is asked whether the session still lives and
// what the person may: what was begun on a wrong guess is undone, and nobody hears of it.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Actor } from './context.ts'
import type { Claims } from './identity.ts'

export interface Acquaintances {
  recall(claims: Claims, now: Date): Actor | undefined
  remember(actor: Actor): void
}

const remembered = 10_000

export function acquaintances(): Acquaintances {
  const known = new Map<string, Actor>()
  return {
    recall({ tenantId, personId, sessionId }, now) {
      const actor = known.get(sessionId)
      if (actor?.tenantId !== tenantId || actor.personId !== personId) return undefined
      return { ...actor, today: dayAt(now, actor.timeZone) }
    },
    remember(actor) {
      if (known.size >= remembered) known.clear()
      known.set(actor.sessionId, actor)
    },
  }
}

const parts = ['tenantId', 'personId', 'sessionId', 'name', 'timeZone', 'today'] as const

/** Whether an operation runs the same for both. Rights follow from roles. */
export function isSameActor(one: Actor, other: Actor): boolean {
  return parts.every((part) => one[part] === other[part]) && one.roles.join() === other.roles.join()
}
