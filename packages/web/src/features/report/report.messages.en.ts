export const reportEn = {
  one: 'Report',
  todo: 'To-do',
  nothingToDo: 'Nothing to do',
  nothingToDoHint: 'What waits for your answer shows here, the oldest first.',
  noReports: 'No reports to review',
  toReview: 'To review',
  otherWork: 'Other open work',
  awaiting_one: '{{count}} report to review',
  awaiting_other: '{{count}} reports to review',
  by: '{{name}}, {{time}}',
  messageSubmitted: '{{kind}}: new from {{byName}}',
  messageCancelled: '{{kind}}: cancelled by {{byName}}',
  messageConfirmed: '{{kind}}: confirmed by {{byName}}',
  messageRefused: '{{kind}}: refused by {{byName}}',
  messageClosed: '{{kind}}: closed by {{byName}}',
  messageReopened: '{{kind}}: opened again by {{byName}}',
  messageComment: 'Comment: {{comment}}',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    report: typeof reportEn
  }
}
