// The rights of each role. Anything not listed here is denied.
// A right applies to a kind of record in the person's own tenant. The feature's policy decides what depends on a single
// record, such as its author or age.

/** A kiosk is a tablet at the door, not a person. */
export const roles = ['teacher', 'manager', 'administrator', 'kiosk'] as const
export type Role = (typeof roles)[number]

const staff: readonly Role[] = ['teacher', 'manager']
const manager: readonly Role[] = ['manager']
const tablet: readonly Role[] = ['kiosk']
/** The platform's operator, who reads nothing of a centre. */
const operator: readonly Role[] = ['administrator']

export const rights = {
  'staff.read': staff,
  'staff.readPrivate': manager,
  'staff.unlock': manager,
  'staff.edit': manager,
  'room.read': staff,
  'room.edit': manager,
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
  'safety.oversee': manager,
  'task.read': staff,
  'task.oversee': manager,
  'plan.read': staff,
  'plan.edit': manager,
  'check.read': staff,
  'check.record': staff,
  'check.configure': manager,
  'report.submit': staff,
  'report.readAll': manager,
  'report.decide': manager,
  'leave.keepBalance': manager,
  'register.read': staff,
  'register.edit': manager,
  'role.read': manager,
  'role.edit': manager,
  'file.upload': staff,
  'visitor.read': staff,
  'visitor.checkOut': staff,
  'visitor.receive': staff,
  'visitor.assign': manager,
  'receipt.answer': staff,
  'receipt.publish': manager,
  'notice.read': staff,
  'notice.edit': manager,
  'article.edit': manager,
  'menu.edit': manager,
  'asset.read': staff,
  'asset.edit': manager,
  'kiosk.manage': manager,
  'kiosk.use': tablet,
  'house.read': ['teacher', 'manager', 'kiosk'],
  'story.read': staff,
  'story.write': staff,
  'story.publish': staff,
  'story.review': manager,
  'message.read': ['teacher', 'manager', 'administrator'],
  'conversation.use': staff,
  'feed.read': staff,
  'reminder.read': staff,
  'request.read': staff,
  'workflow.use': staff,
  'workflow.oversee': manager,
  'workflow.edit': manager,
  'credential.read': staff,
  'credential.readAll': manager,
  'mailbox.read': operator,
  'audit.read': ['manager', 'administrator'],
  'centre.make': operator,
  'centre.configure': manager,
  'data.export': manager,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const allRights = Object.keys(rights) as Right[]

/** The rights of a person with these roles, in the order of the table. */
export function rightsOf(held: readonly Role[]): Right[] {
  return allRights.filter((right) => rights[right].some((role) => held.includes(role)))
}

/** Everything that anybody may do in a centre. Somebody there always can. */
export const allRightsInCentre: readonly Right[] = rightsOf(['manager'])
