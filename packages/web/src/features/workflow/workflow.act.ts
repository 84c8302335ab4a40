// Sends what somebody does to a process, and says how it went.
import { ApiError } from '../../platform/api/api.error.ts'
import type { Call, CallOptions } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t } from '../../platform/i18n/language.ts'
import { receiveAnswer, refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'

/** @returns whether it was done, or which fields are wrong. A conflict says who was faster, and the page reads again. */
export async function act<In, Out>(
  call: Call<In, Out>,
  input: In,
  done: string,
  options: CallOptions = {},
): Promise<{ answer?: Out; problems?: Record<string, string>; fields?: Record<string, string> }> {
  try {
    const answer = await call(input, { ...options, quiet: true })
    receiveAnswer(call.id, answer)
    notify(done)
    return { answer }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problems = problemsIn(error)
    if (Object.keys(problems).length === 0 || error.key !== 'VALIDATION_FAILED') notify(refusalWords(error))
    refreshReads(call)
    return { problems, fields: error.fields }
  }
}

/** Of the fields of the form: the server says where in the call they stand. */
const problemsIn = ({ fields }: ApiError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, key]) =>
      path.startsWith('variables.') ? [[path.slice('variables.'.length), key]] : [],
    ),
  )

function refusalWords(error: ApiError): string {
  const name = error.about.byName
  return name ? t('workflow.takenBy', { name }) : errorWords(error)
}
