import { type TaskKindName, taskSubject } from '@daybook/contract/task/task.kinds.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

/** How a kind of task looks and what it is called: a feature's title stands in its own pack. */
export function taskLook(kind: TaskKindName) {
  const title: BareKey = `${kind}.title`
  return { subject: taskSubject(kind), title }
}
