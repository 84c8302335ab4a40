export const secondStepEn = {
  title: 'Second step and passkeys',
  codesTitle: 'Codes from an app',
  required: 'Your centre requires a second step at sign-in for your role. Set it up to continue.',
  off: 'After your password, Daybook can ask for a code from an app on your phone. Nobody who learns your password gets in without it.',
  setUp: 'Set it up',
  appHint:
    'Install an authenticator app on your phone if you don’t have one, and scan this picture with it. You can type the key instead.',
  picture: 'QR code for your authenticator app',
  key: 'Key',
  copyKey: 'Copy key',
  code: 'Code from the app',
  codeOrRecovery: 'Code from the app, or a recovery code',
  'code.REQUIRED': 'Please enter a code',
  turnOn: 'Turn on',
  codes: 'Recovery codes',
  codesHint:
    'Keep these codes somewhere safe, not on your phone. If you lose it, each signs you in once. They are shown only now.',
  copyCodes: 'Copy codes',
  codesKept: 'I’ve kept them',
  on: 'On since {{date}}',
  left: 'Recovery codes left: {{count}}',
  renew: 'New recovery codes',
  renewHint: 'You get ten new codes. The old ones stop working.',
  turnOff: 'Turn off',
  turnOffHint: 'From then on your password alone signs you in.',
  turnedOff: 'The second step is off',
  demanded: 'Your centre requires it for your role, so you can’t turn it off.',
  signOut: 'Sign out',
  reset: 'Reset second step',
  resetHint:
    'This removes {{name}}’s app codes and passkeys. Their password alone will sign them in until they set up a second step again. They’ll get a message that you did this.',
  resetDone: '{{name}}’s second step has been reset',
  'message.turnedOn': 'A second step was turned on for your sign-in',
  'message.turnedOn.text':
    'This happened at {{at, time}}. If it was not you, change your password and tell your manager.',
  'message.turnedOff': 'The second step of your sign-in was turned off',
  'message.turnedOff.text':
    'This happened at {{at, time}}. If it was not you, change your password and tell your manager.',
  'message.reset': '{{byName}} reset the second step of your sign-in',
  'message.reset.text':
    'This happened at {{at, time}}. Set it up again under My Profile. If you didn’t ask for it, tell another manager.',
  'message.recoveryCodeUsed': 'One of your recovery codes was used',
  'message.recoveryCodeUsed.text':
    'This happened at {{at, time}}. You have {{left}} left. If it was not you, change your password and tell your manager.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    secondStep: typeof secondStepEn
  }
}
