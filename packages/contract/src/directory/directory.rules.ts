/** By the e-mail address that the directory has verified, or by the username. */
export const directoryMatches = ['email', 'account'] as const
export type DirectoryMatch = (typeof directoryMatches)[number]

/** Where the server sends browsers from and to, followed by the centre's number. */
export const directoryPages = {
  leave: '/api/front/blade-common/login-directory/go/',
  returnTo: '/api/front/blade-common/login-directory/back/',
} as const

/** Names that directories use for a sign-in in two steps (RFC 8176, OpenID Connect EAP). */
const inTwoSteps = ['mfa', 'phr', 'phrh', 'http://schemas.openid.net/pape/policies/2007/06/multi-factor']

/** Whether a directory says that it has asked for a second step, by `amr` or `acr`. */
export const saysTwoSteps = ({ amr, acr }: { amr?: unknown; acr?: unknown }): boolean =>
  (Array.isArray(amr) && amr.includes('mfa')) || (typeof acr === 'string' && inTwoSteps.includes(acr))
