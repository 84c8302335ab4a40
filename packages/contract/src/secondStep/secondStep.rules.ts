// A second step at sign-in, shared by server and web.
import type { Right } from '../kernel/rights.ts'

/** How a person may prove the second step: a code of their authenticator app (or a recovery code), or a passkey. */
export const secondStepWays = ['code', 'passkey'] as const
export type SecondStepWay = (typeof secondStepWays)[number]

/** Whoever holds one of these can do what a manager can, or read what only managers read: by giving themselves or others a
 *  role or a way in, by changing the centre's settings, or by taking its data away. */
const rightsToProtect = [
  'staff.edit',
  'staff.readPrivate',
  'role.edit',
  'centre.configure',
  'data.export',
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
