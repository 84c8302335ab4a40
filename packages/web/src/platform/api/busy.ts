// Counts the pending foreground calls. The app shows a spinner when one takes longer than 800 ms (specification,
// section 9).
import { createStore } from '../../kit/store.ts'

export const busy = createStore(0)

export async function whileBusy<T>(run: () => Promise<T>): Promise<T> {
  busy.set(busy.get() + 1)
  try {
    return await run()
  } finally {
    busy.set(busy.get() - 1)
  }
}
