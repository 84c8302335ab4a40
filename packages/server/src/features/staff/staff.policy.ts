import type { Actor } from '../../platform/context.ts'

/** Birthday, sex and how to reach somebody are for that person and for who manages the staff. */
export function seesPrivate(actor: Actor, staffId: string): boolean {
  return actor.personId === staffId || actor.rights.has('staff.readPrivate')
}
