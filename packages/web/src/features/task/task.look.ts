// How each kind of task looks and what it is called. A further kind is a line here and its word in the packs.
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

interface TaskLook {
  subject: Subject
  title: BareKey
}

export const taskLook: Record<TaskKindName, TaskLook> = {
  nappyChange: { subject: 'nappy', title: 'task.nappyChange' },
  bottleFeed: { subject: 'milk', title: 'task.bottleFeed' },
  toiletVisit: { subject: 'toilet', title: 'task.toiletVisit' },
  sunscreenApplication: { subject: 'sunscreen', title: 'task.sunscreenApplication' },
  sleep: { subject: 'sleep', title: 'task.sleep' },
}
