// What somebody does to a publication: the answer updates the page, and a refusal is said and shown.
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { receiveAnswer, refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'

/** @param done what is said when it has been done. @returns whether it was */
export async function act<Out>(
  call: { id: string },
  run: () => Promise<Out>,
  done: string | ((answer: Out) => string),
): Promise<boolean> {
  try {
    const answer = await run()
    receiveAnswer(call.id, answer)
    notify(typeof done === 'string' ? done : done(answer))
    return true
  } catch (error) {
    notify(errorWords(error))
    if (!(error instanceof ApiError)) throw error
    // Somebody else changed or withdrew it: what is shown is out of date.
    refreshReads(call)
    return false
  }
}
