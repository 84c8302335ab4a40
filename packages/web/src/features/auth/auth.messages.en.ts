// The specification's messages stand word for word (section 5).
export const authEn = {
  login: 'Sign in',
  mine: 'Personal Center',
  mineTab: 'Me',
  welcome: 'Welcome to Daybook',
  intro: 'Your centre’s day, in your hand.',
  tenant: 'Centre number',
  tenantHint: 'Six digits. Ask your manager if you don’t know it.',
  tenantRule: 'A centre number has six digits',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  captcha: 'Verification code',
  captchaPicture: 'Picture with four letters or digits. Tap it for another.',
  captchaAnother: 'Show another picture',
  signIn: 'Sign in',
  demo: 'Demo accounts',
  demoHint: 'This centre is made up. Tap a name to fill in its account.',
  usernameRequired: 'Username required!',
  passwordRequired: 'Userpass required!',
  passwordRule: 'A password has 6 to 20 letters, digits or signs (@!#$%^&*.~,)',
  captchaRequired: 'Verification code required!',
  captchaRule: 'Verification code should be 4 characters',
  language: 'Language',
  appearance: 'Appearance',
  appearanceAuto: 'Auto',
  appearanceLight: 'Light',
  appearanceDark: 'Dark',
  signOut: 'Sign out',
  groupDay: 'Today',
  groupRecords: 'Records',
  groupManage: 'Manage',
  groupMe: 'My account',
  settings: 'Settings',
  roleTeacher: 'Teacher (Kaiako)',
  roleManager: 'Manager',
  roleAdministrator: 'Administrator',
  locks: 'Locked sign-ins',
  locksIntro:
    'After five wrong passwords an account is locked for 30 minutes, on that device or in that network. Unlock it to let the person try again now.',
  locksEmpty: 'Nobody is locked out',
  lockedUntil: '{{account}} · locked until {{time}}',
  unlock: 'Unlock',
  unlockPerson: 'Unlock {{name}}',
  unlocked: '{{name}} can sign in again',
  messageLocked: 'Someone tried to sign in as you',
  messageLockedElsewhere:
    'Five wrong passwords were entered for your account by {{at}}, on a device that you had not signed in on. Sign-in there is locked until {{until}}. Devices that you use still work. If this was not you, tell your manager.',
  messageLockedKnown:
    'Five wrong passwords were entered for your account by {{at}}, on a device that you have used. Sign-in on that device is locked until {{until}}. If this was not you, tell your manager.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    auth: typeof authEn
  }
}
