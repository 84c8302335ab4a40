// Every kind of care by its name, as it stands in care_record and on the wire. Those that the plan makes tasks of
// stand in task.kinds.ts too.
export const careKindNames = [
  'nappyChange',
  'bottleFeed',
  'toiletVisit',
  'sunscreenApplication',
  'sleep',
  'dayNote',
] as const

export type CareKindName = (typeof careKindNames)[number]
