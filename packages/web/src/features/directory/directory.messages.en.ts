export const directoryEn = {
  title: 'Sign in with your organisation',
  intro:
    'If your people already have accounts elsewhere (Microsoft Entra ID, Google Workspace, Keycloak), they can sign in to Daybook with them. Only people who are in Daybook already can. Daybook’s own passwords go on working.',
  returnsTo: 'Register this address there as the redirect URI:',
  issuer: 'Issuer (https://…)',
  clientId: 'Client ID',
  clientSecret: 'Client secret (leave empty to keep it)',
  match: 'How people are found in Daybook',
  'match.email': 'By verified email address',
  'match.account': 'By username',
  matchHint:
    'Your organisation has to send email with email_verified, or preferred_username. Let nobody choose their own.',
  trustsSecondStep: 'Accept your organisation’s second step',
  trustHint:
    'If you accept it, people whom your organisation has asked for a second step (it says “mfa”) need no code from Daybook. Everyone else still does.',
  secretLost:
    'This installation has lost the key that the client secret was encrypted with, so nobody can sign in this way. Enter the secret again.',
  save: 'Save',
  saved: 'Saved',
  remove: 'Stop using it',
  removed: 'People sign in with Daybook’s own accounts again',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    directory: typeof directoryEn
  }
}
