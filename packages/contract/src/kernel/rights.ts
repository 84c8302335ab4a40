// The rights of each role. Anything not listed here is denied.
// A right applies to a kind of record in the person's own tenant. The feature's policy decides what depends on a single
// record, such as its author or age.

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
  'sleep.oversee': manager,
  'task.read': staff,
  'task.oversee': manager,
  'plan.read': staff,
  'plan.edit': manager,
  'report.submit': staff,
  'report.readAll': manager,
  'report.decide': manager,
  'message.read': staff,
  'reminder.read': staff,
  'request.read': staff,
  'credential.read': staff,
  'credential.readAll': manager,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

/** The rights of a person with these roles, in the order of the table. */
export function rightsOf(held: readonly Role[]): Right[] {
  return (Object.keys(rights) as Right[]).filter((right) => rights[right].some((role) => held.includes(role)))
}
