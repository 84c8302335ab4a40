// The specification's messages stand word for word (section 5).
export const recoveryEn = {
  title: 'Forgot password',
  link: 'Forgot your password?',
  intro: 'Enter your email address. If it belongs to an account, you’ll get a code to set a new password.',
  mail: 'Email address',
  'mail.wrong': 'Enter an email address, like hana@example.org',
  'tenantId.wrong': 'A centre number has six to nine digits',
  send: 'Send code',
  findCentre: 'I don’t know my centre number',
  centresSent: 'If this address has an account, we’ve emailed you the number of its centre.',
  sent: 'If {{mail}} has an account at this centre, a code is on its way. It works for 10 minutes.',
  code: 'Verification code',
  'code.REQUIRED': 'Verification code required!',
  inconsistent: 'The two verification codes are inconsistent',
  next: 'Continue',
  again: 'Use another address or get a new code',
  whichAccount: 'Which account is yours?',
  proved: 'Choose a new password. You’ll be signed out everywhere else.',
  newPassword: 'New password',
  'newPassword.hint':
    '6 to 20 letters, digits or signs (@!#$%^&*.~,). If your centre allows passphrases: 6 to 64 of any characters.',
  'newPassword.wrong': 'A password has 6 to 20 letters, digits or signs (@!#$%^&*.~,)',
  newPassword1: 'Confirm password',
  'newPassword1.REQUIRED': 'Confirm password is required',
  different: 'The two passwords are not the same',
  save: 'Save password',
  done: 'Your password has been changed. Sign in with it now.',
  'message.passwordReset': 'Your password was changed',
  'message.passwordReset.text':
    'It was changed by {{at, time}} with a code sent to your email address, and all devices were signed out. If this was not you, tell your manager.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    recovery: typeof recoveryEn
  }
}
