export const invitationEn = {
  title: 'Set up your account',
  manager: 'Welcome to {{centre}}',
  managerHint:
    'You’ll be its manager. Choose how you sign in. You’ll also need your centre’s number, {{number}}, whenever you sign in.',
  operator: 'Welcome to Daybook',
  operatorHint:
    'You’ll be the operator, who adds centres and invites their managers. Choose how you sign in. As the centre number, enter {{number}} when you sign in.',
  name: 'Your name',
  nameMissing: 'Enter your name',
  accountHint: 'Letters, digits, dots and hyphens',
  accountRule: 'Use 2 or more letters, digits, dots or hyphens',
  accept: 'Set up my account',
  refused: 'This link doesn’t work',
  toSignIn: 'Go to sign in',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    invitation: typeof invitationEn
  }
}
