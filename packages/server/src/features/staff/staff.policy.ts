import type { Actor } from '../../platform/context.ts'

/** Birthday, sex and contact details are visible to the person and to those who manage staff. */
export function seesPrivate(actor: Actor, staffId: string): boolean {
  return actor.personId === staffId || actor.rights.has('staff.readPrivate')
}
