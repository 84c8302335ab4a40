// Whether the person waits for something: foreground calls under way. The app shows its spinner from this
// after 800 ms (specification, section 9).
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
