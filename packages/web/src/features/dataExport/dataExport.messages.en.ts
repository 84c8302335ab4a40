export const dataExportEn = {
  title: 'Export everything',
  held: 'What is in it',
  people: 'Children, contacts, enrolments and staff',
  days: 'Attendance, care, sleep and visitors',
  records: 'Reports, learning stories, checks, drills and processes',
  plans: 'Rooms, plans, notices, policies, meetings and the other registers',
  files: 'Photos, videos and documents',
  trail: 'The audit trail',
  left: 'What is left out',
  secrets: 'Passwords, PINs, sign-in codes and keys',
  personal: 'Each person’s own messages, feed and unsent drafts',
  file: 'The file',
  hint: 'A zip file with each table as CSV for spreadsheets and as JSON for other programs, and the photos and documents in a folder. It holds private details of children and staff: keep it somewhere safe.',
  download: 'Download everything',
  progress: '{{size}} MB received',
  progressOf: '{{size}} MB received of at least {{all}} MB',
  saved: 'Downloaded ({{size}} MB)',
  failed: 'The download didn’t finish, and nothing was saved. Check your connection and try again.',
  retry: 'Try again',
  childTitle: 'When a family asks for their data',
  childHint:
    'A zip file with what is kept about {{name}}, as CSV and JSON, and the photos of reports and learning stories. Records can mention other children: read it through before you hand it over.',
  childDownload: 'Download this child’s data',
  staffTitle: 'When a person asks for their data',
  staffHint:
    'A zip file with what is kept about {{name}}, as CSV and JSON: their record, attendance, leave, certificates, pay parity, honours, schedules and answers, with the files. Records can mention other people: read it through before you hand it over.',
  staffDownload: 'Download this person’s data',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    dataExport: typeof dataExportEn
  }
}
