// A second step at sign-in, shared by server and web.
import type { Right } from '../kernel/rights.ts'

/** How a person may prove the second step: a code of their authenticator app (or a recovery code), or a passkey. */
export const secondStepWays = ['code', 'passkey'] as const
export type SecondStepWay = (typeof secondStepWays)[number]

/** Whoever holds one of these reaches what is others': by a way into their account, or by what is kept of them. A right to
 *  change what the centre works with, such as rooms or plans, is none of them. */
const rightsToProtect = [
  // Gives a role or a way in.
  'staff.edit',
  'staff.unlock',
  'role.edit',
  'centre.configure',
  // Reads what only its author, or the person whom it is about, reads otherwise.
  'staff.readPrivate',
  'report.readAll',
  'credential.readAll',
  'leave.keepBalance',
  'workflow.oversee',
  'audit.read',
  'data.export',
  // Changes who is a child's family, and who may collect them.
  'child.edit',
] as const satisfies readonly Right[]

/** Whether a centre that asks managers for a second step asks somebody with these rights, whatever their role is called. */
export const needsSecondStep = (held: ReadonlySet<Right>): boolean =>
  rightsToProtect.some((right) => held.has(right))

/** How many recovery codes a person gets. Each works once. */
export const recoveryCodes = 10
/** 50 bits: nobody guesses one. */
export const recoveryCodeLength = 10

/** Wrong codes of a person within a day, from anywhere, after which no code is looked at any more. Whoever tries them
 *  knows the password or holds a session. */
export const mostWrongCodes = 20
