// A second step at sign-in, shared by server and web.

/** How a person may prove the second step: a code of their authenticator app (or a recovery code), or a passkey. */
export const secondStepWays = ['code', 'passkey'] as const
export type SecondStepWay = (typeof secondStepWays)[number]

/** How many recovery codes a person gets. Each works once. */
export const recoveryCodes = 10
/** 50 bits: nobody guesses one. */
export const recoveryCodeLength = 10

/** Wrong codes of a person within a day, from anywhere, after which no code is looked at any more. Whoever tries them
 *  knows the password or holds a session. */
export const mostWrongCodes = 20
