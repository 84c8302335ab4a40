// Every kind of task with the page that it opens. A further kind is a line here, one in the server's list
// (features/today/today.kinds.ts), one in the client's (features/task/task.look.ts) and its word in the packs;
// the compiler asks for each of them.

export const taskPages = {
  nappyChange: '/pages/home/task/nappy-change',
  bottleFeed: '/pages/home/task/milk',
  toiletVisit: '/pages/home/task/nappy-change?tab=toilet',
  sunscreenApplication: '/pages/home/task/sunscreen',
  sleep: '/pages/home/task/sleep',
} as const

export type TaskKindName = keyof typeof taskPages
export const taskKindNames = Object.keys(taskPages) as [TaskKindName, ...TaskKindName[]]

/** The address that a task opens, `…?taskId=…&code=under-2`; a task of the whole centre names no room. */
export function taskPage(kind: TaskKindName, taskId: string, roomCode: string | null): string {
  const page = taskPages[kind]
  const mark = page.includes('?') ? '&' : '?'
  return `${page}${mark}taskId=${taskId}${roomCode === null ? '' : `&code=${roomCode}`}`
}
