// Words of the shell around the screens. The specification's stand word for word.
export const appEn = {
  name: 'Daybook',
  titled: '{{title}} · Daybook',
  back: 'Back',
  skip: 'Skip to content',
  tabs: 'Main',
  sideNarrow: 'Show icons only',
  sideWiden: 'Show names',
  keys: 'Keyboard shortcuts',
  keysAnywhere: 'Anywhere',
  keysTables: 'In a table',
  keysHelp: 'Show these shortcuts',
  keysHome: 'Go to Home',
  keysSearch: 'Search the list',
  keysRows: 'Go from row to row',
  keysOpen: 'Open the row beside the table',
  keysChoose: 'Select the row',
  keysChooseMore: 'Select several rows',
  keysEnds: 'Go to the first or the last row',
  keysPages: 'Next or previous page',
  keysSwitch: 'Single keys do something',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  waiting_one: '{{count}} thing to do',
  waiting_other: '{{count}} things to do',
  report: 'Report',
  reportTitle: 'What do you want to report?',
  networkLost: 'Network Connection lost',
  networkBack: 'Network connected',
  notFound: 'Page not found',
  notFoundHint: 'Daybook has no page at {{path}}. Check the address, or start again from the home page.',
  morePages: 'More ({{count}})',
  fewerPages: 'Fewer',
  denied: 'You don’t have access to this page',
  deniedHint:
    'This page needs a right that your role doesn’t have: “{{right}}”. Ask a manager if you need it.',
  crash: 'system error..',
  crashHint: 'Something went wrong on this page. What you saved is safe.',
  reload: 'Reload the app',
  newVersion: 'A new version is ready',
  promptContinue: 'You can continue to operate after logging in',
  login: 'Login',
  notNow: 'Not Now',
  promptLogin: 'Please login to continue',
  loginNow: 'Login Now',
  signIn: 'Sign in',
  print: 'Print',
  csv: 'Save as CSV',
  exportEmpty: 'None in this period.',
  printTooLong:
    'This list has {{count}} rows, too many to print. Choose fewer days, or save it as a spreadsheet.',
} as const

declare module '../platform/i18n/keys.ts' {
  interface Packs {
    app: typeof appEn
  }
}
