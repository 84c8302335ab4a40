// Words of the error processor (specification, section 8). The refusals are the token call's, by their number.
export const apiEn = {
  requestError: 'Request Error',
  wrongCredentials: 'Invalid username or password',
  notKept: 'This device can’t store entries. Keep this page open until they are sent',
  requesting: 'Requesting....',
  withRequestId: '{{message}} ({{requestId}})',
  refused2002: 'There is no such centre',
  refused2003: 'Too many failed attempts. Please try again later',
  refused2010: 'Please sign in again',
  refused2100: 'Verification code required!',
  refused2101: 'That verification code is not right',
  refused2102: 'This account needs a second step at sign-in',
  refused2103: 'This password no longer works. Ask your manager for a new one',
  refused3001: 'The server does not know this app',
  refused4000: 'This way of signing in is not supported',
} as const

declare module '../i18n/keys.ts' {
  interface Packs {
    api: typeof apiEn
  }
}
