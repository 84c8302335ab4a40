// Who reads a stream, also when the stream is ended while that is looked up.
import { fail } from '../errors.ts'

/** @param find undefined once the session has ended; @param isEnded whether the stream was ended since it joined
 *  @throws UNAUTHENTICATED without a session; UNAVAILABLE when the stream was ended for another reason, as by a stop */
export async function findReader<A>(find: () => Promise<A | undefined>, isEnded: () => boolean): Promise<A> {
  let reader = await find()
  // The session may have ended after it was found.
  if (isEnded()) reader = await find()
  if (!reader) fail('UNAUTHENTICATED')
  if (isEnded()) fail('UNAVAILABLE')
  return reader
}
