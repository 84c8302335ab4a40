// Who may do what, right by right; what does not stand here nobody may do.
// A right is about a kind of thing in the actor's own tenant; what depends on the single record
// (its author, its age) is decided by the feature's policy.

export const roles = ['teacher', 'manager', 'administrator'] as const
export type Role = (typeof roles)[number]

const staff: readonly Role[] = ['teacher', 'manager']
const manager: readonly Role[] = ['manager']

export const rights = {
  'staff.read': staff,
  'staff.readPrivate': manager,
  'staff.unlock': manager,
  'room.read': staff,
  'child.read': staff,
  'child.edit': manager,
  'attendance.read': staff,
  'attendance.record': staff,
  'attendance.amendAny': manager,
  'care.read': staff,
  'care.record': staff,
  'care.amendAny': manager,
  'sleep.configure': manager,
  'task.read': staff,
  'plan.read': staff,
  'plan.edit': manager,
  'message.read': staff,
  'reminder.read': staff,
  'request.read': staff,
  'credential.read': staff,
  'credential.readAll': manager,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

/** The rights that a person with these roles has, in the order of the table. */
export function rightsOf(held: readonly Role[]): Right[] {
  return (Object.keys(rights) as Right[]).filter((right) => rights[right].some((role) => held.includes(role)))
}
