export const teamEn = {
  title: 'Departments',
  parentId: 'Belongs to',
  deptName: 'Name',
  fullName: 'Full name',
  deptCategory: 'Kind of department',
  sort: 'Order in lists',
  remark: 'Note',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    team: typeof teamEn
  }
}
