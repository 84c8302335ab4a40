// Runs an operation on a publication and shows its result.
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { receiveAnswer, refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'

/** @param done the message after success
 *  @returns whether the operation succeeded */
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
    // The page may be out of date, because somebody else changed or withdrew the publication.
    refreshReads(call)
    return false
  }
}
