import { showToast } from '../../kit/toast.ts'
import { ApiError } from './api.error.ts'
import { errorWords, fieldWords } from './error.words.ts'

/** Shows why the server refused a form: at its fields, or in a toast if no field is named. Forms that the outbox sends are
 *  closed by then, so the outbox shows theirs.
 *  @param form what shows words at its fields
 *  @param atFields renames the server's inputs to the form's fields
 *  @throws an error that is not the server's */
export function showRefusal(
  form: { refuse: (found: Record<string, string>) => void },
  error: unknown,
  atFields: (found: Record<string, string>) => Record<string, string> = (found) => found,
): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error
  const found = atFields(fieldWords(error))
  form.refuse(found)
  if (Object.keys(found).length === 0) showToast(errorWords(error), { isError: true })
}
