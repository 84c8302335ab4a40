export const lookupEn = {
  title: 'Choice lists',
  new: 'Add an entry',
  parentId: 'Part of',
  code: 'Code of the list',
  dictKey: 'Key',
  dictValue: 'Name',
  sort: 'Order in lists',
  isSealed: 'Retired (no longer offered)?',
  remark: 'Note',
  // Entries that come with Daybook.
  'certificate_kind.First aid certificate': 'First aid certificate',
  'certificate_kind.Practising certificate': 'Practising certificate',
  'certificate_kind.Safety check (police vet)': 'Safety check (police vet)',
  'certificate_kind.Food safety': 'Food safety',
  'certificate_kind.Driver licence': 'Driver licence',
  'certificate_kind.Another certificate': 'Another certificate',
  'notice.News': 'News',
  'notice.Event': 'Event',
  'notice.Reminder': 'Reminder',
  'notice.Closure': 'Closure',
  'post_category.Management': 'Management',
  'post_category.Teaching': 'Teaching',
  'post_category.Support': 'Support',
  'org_category.Centre': 'Centre',
  'org_category.Department': 'Department',
  'org_category.Team': 'Team',
  'sex.Male': 'Male',
  'sex.Female': 'Female',
  'sex.Another': 'Another',
  'yes_no.No': 'No',
  'yes_no.Yes': 'Yes',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    lookup: typeof lookupEn
  }
}
