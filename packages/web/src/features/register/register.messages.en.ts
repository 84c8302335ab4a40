export const registerEn = {
  search: 'Search',
  empty: 'Nothing here yet',
  emptyHint: 'What matches your search shows here.',
  select: 'Select several',
  csv: 'Download as CSV',
  add: 'Add',
  addUnder: 'Add below',
  new: 'New record',
  edit: 'Edit',
  save: 'Save',
  saved: 'Saved',
  cancel: 'Cancel',
  remove: 'Remove',
  removeSome: 'Remove {{count}}',
  removeTitle: 'Confirm to delete?',
  removeText: 'It can no longer be chosen. Records that mention it still show it.',
  keep: 'Keep',
  removed: 'Removed',
  ended: 'This has been removed. Records that mention it still show it.',
  history: 'History',
  'step.added': 'Added by {{name}}',
  'step.changed': 'Changed by {{name}}',
  'step.removed': 'Removed by {{name}}',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    register: typeof registerEn
  }
}
