export const directoryEn = {
  title: 'Sign in with your organisation',
  intro:
    'If your people already have accounts elsewhere (Microsoft Entra ID, Google Workspace, Keycloak), they can use them to sign in to Daybook. This works only for people you have added to Daybook: it creates no accounts. Daybook passwords keep working.',
  returnsTo: 'Register this address there as the redirect URI:',
  issuer: 'Issuer (https://…)',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretKept: 'Daybook has the client secret. Leave this empty to keep it.',
  match: 'How people are found in Daybook',
  'match.email': 'By verified email address',
  'match.account': 'By username',
  matchHint:
    'Your organisation must send either email with email_verified, or preferred_username. Make sure that people can’t change their own email address or username there: somebody could take a colleague’s and sign in as them.',
  trustsSecondStep: 'Accept your organisation’s second step',
  trustHint:
    'If you accept it, people who used a second step at your organisation don’t need a Daybook code as well. Your organisation must say so in its answer, with “mfa” in amr. Everyone else still needs a Daybook code.',
  secretLost:
    'This installation has lost the key that the client secret was encrypted with, so nobody can sign in this way. Enter the secret again.',
  givenIssuer: 'It calls itself {{issuer}}. Enter that as the issuer.',
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
