export const serviceEn = {
  title: 'Help',
  search: 'What do you want to do?',
  can: 'What you can do here',
  none: 'Nothing found',
  noneHint: 'Try another word, or ask your managers below.',
  ask: 'Ask at your centre',
  newIn: 'New in version {{version}}',
  isNew: 'New to you',
  'new.videos': 'Learning stories can hold short videos, up to a minute each.',
  'new.confirmations':
    'A notice can ask everybody to confirm it. Managers see who hasn’t, and can send them a reminder.',
  'new.processes': 'Managers can build their own forms and processes, step by step.',
  'new.places': 'Records can hold a place on the map.',
  'new.imports': 'Children, staff and other lists can be imported from a spreadsheet.',
  problem: 'Something doesn’t work?',
  problemHint:
    'Your managers get it with the page’s name and the version of the app. Please don’t name children.',
  screen: 'Page',
  text: 'What happened?',
  send: 'Send to managers',
  sent: 'Sent to your managers',
  'message.problem': '{{byName}} has a problem with Daybook',
  'message.problem.text': '{{text}} (Page: {{screen}}. Version: {{version}})',
  'do.home': 'See who is here, and what is due today. Tap a task to record it for the whole room.',
  'do.feed': 'See what has happened that concerns you. Hide what you don’t need.',
  'do.asset': 'Look up equipment, toys and keys, and where they are. Report what is broken.',
  'do.notice': 'Read the notices of your centre.',
  'do.messages': 'Read what was sent to you. Tap a message to open its page.',
  'do.todo': 'See what’s waiting for you: reports to review, policies to confirm, meetings to answer.',
  'do.childrenList': 'Sign children in and out, and see who is still to come.',
  'do.sleep': 'Put children to bed, check sleepers, and record when they wake up.',
  'do.nappyChange': 'Record nappies for the whole room in two taps.',
  'do.bottleFeed': 'Record bottles, with the amount offered and taken.',
  'do.meal':
    'Say what a room is served, and record how much everybody ate in two taps. Children who must avoid it are left out.',
  'do.toAnswer': 'Read and answer what was published to you.',
  'do.hazards': 'See hazards and maintenance, and work on them.',
  'do.outbox': 'See entries that have not been sent yet, for example without a network.',
  'do.plan': 'Say which tasks the day has, when, and for which rooms.',
  'do.staff': 'Add staff, change their rooms and roles, and reset passwords.',
  'do.child': 'Enrol children, with their rooms, days, allergies and warnings.',
  'do.article': 'Write news for families and guests.',
  'do.news': 'Read the news that families see too.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    service: typeof serviceEn
  }
}
