import { type TaskKindName, taskSubject } from '@daybook/contract/app/task.kinds.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

/** The subject and title of a kind of task. The title comes from the messages of the feature with the same name. */
export function taskLook(kind: TaskKindName) {
  const title: BareKey = `${kind}.title`
  return { subject: taskSubject(kind), title }
}
