import type { ChecklistFile } from '../checklist/checklist.file.ts'

const page = '/pages/manage/drill'

export const drillChecklist = {
  fireDrill: { page: `${page}?type=fire`, title: 'drill.fire', order: 6 },
  earthquakeDrill: { page: `${page}?type=earthquake`, title: 'drill.earthquake', order: 7 },
  lockdownDrill: { page: `${page}?type=lockdown`, title: 'drill.lockdown', order: 8 },
} as const satisfies Record<string, ChecklistFile>
