export const invitationEn = {
  title: 'Set up your account',
  manager: 'Welcome to {{centre}}',
  managerHint:
    'You’ll be its manager. Choose how you sign in. You’ll also need your centre’s number, {{number}}, whenever you sign in.',
  operator: 'Welcome to Daybook',
  operatorHint:
    'You’ll be the operator, who adds centres and invites their managers. Choose how you sign in. As the centre number, enter {{number}} when you sign in.',
  realName: 'Your name',
  'realName.REQUIRED': 'Enter your name',
  'account.hint': 'Letters, digits, dots and hyphens',
  'account.wrong': 'Use 2 or more letters, digits, dots or hyphens',
  account: 'Username',
  password: 'Password',
  'password.hint': 'A password has 6 to 20 letters, digits or signs (@!#$%^&*.~,)',
  'password.wrong': 'A password has 6 to 20 letters, digits or signs (@!#$%^&*.~,)',
  accept: 'Set up my account',
  refused: 'This link doesn’t work',
  toSignIn: 'Go to sign in',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    invitation: typeof invitationEn
  }
}
