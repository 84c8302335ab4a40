import { createStore } from './store.ts'

/** Whether an alarm stands in the head, so that nothing else may. */
export const headTaken = createStore(false)
