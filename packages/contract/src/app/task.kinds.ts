// Every kind of task, from the generated table of the features' declarations.
import type { TaskKind } from '../task/task.kind.ts'
import { taskKinds } from './task.kinds.generated.ts'

export type TaskKindName = keyof typeof taskKinds

const inOrder = Object.entries<TaskKind>(taskKinds).sort(([, a], [, b]) => a.order - b.order)
export const taskKindNames = inOrder.map(([name]) => name) as [TaskKindName, ...TaskKindName[]]

export const taskSubject = (kind: TaskKindName) => taskKinds[kind].subject

/** The address that a task opens, `…?taskId=…&code=under-2`; a task of the whole centre has no room. */
export function taskPage(kind: TaskKindName, taskId: string, roomCode: string | null): string {
  const { page }: TaskKind = taskKinds[kind]
  const mark = page.includes('?') ? '&' : '?'
  return `${page}${mark}taskId=${taskId}${roomCode === null ? '' : `&code=${roomCode}`}`
}
