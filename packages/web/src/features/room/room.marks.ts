import { createStore } from '../../kit/store.ts'

/** Room code → why the room needs somebody now, in words. Other features set it; the rooms' chips show it. */
export const roomMarks = createStore<ReadonlyMap<string, string>>(new Map())
