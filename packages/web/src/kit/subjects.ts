// One icon per subject, the same wherever it appears; its colour and tint stand in the app's theme as
// --subject-<name> and --tint-<name>.
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import {
  IconAmbulance,
  IconAward,
  IconBabyBottle,
  IconBeach,
  IconBed,
  IconBook2,
  IconCalendarUser,
  IconCalendarWeek,
  IconCertificate,
  IconDiaper,
  IconFirstAidKit,
  IconIdBadge2,
  IconListCheck,
  IconLogin2,
  IconNotes,
  IconPill,
  IconSunHigh,
  IconToiletPaper,
} from '@tabler/icons-react'

export const subjectIcons = {
  milk: IconBabyBottle,
  nappy: IconDiaper,
  toilet: IconToiletPaper,
  sleep: IconBed,
  sunscreen: IconSunHigh,
  note: IconNotes,
  attendance: IconLogin2,
  accident: IconFirstAidKit,
  illness: IconAmbulance,
  medicine: IconPill,
  leave: IconBeach,
  visitor: IconIdBadge2,
  checks: IconListCheck,
  policy: IconBook2,
  meeting: IconCalendarUser,
  certificate: IconCertificate,
  roster: IconCalendarWeek,
  award: IconAward,
} as const satisfies Record<Subject, unknown>
