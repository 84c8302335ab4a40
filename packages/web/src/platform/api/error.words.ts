// The one place that says in words what went wrong (specification, section 8).
import { currentLanguage, t, wordsOf } from '../i18n/language.ts'
import { ApiError } from './api.error.ts'

/** What a person is told of an error, whatever it is. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t('api.requestError')
  const message = error.key ? t(`error.${error.key}`) : translated(error)
  return error.requestId ? t('api.withRequestId', { message, requestId: error.requestId }) : message
}

function translated(error: ApiError): string {
  const refusal = error.body.error_code
  const ours = typeof refusal === 'number' ? wordsOf(`api.refused${refusal}`) : undefined
  return ours ?? translateMessage(error.msg)
}

/** Messages of the server that are not keys; other Chinese passes through. */
function translateMessage(msg: unknown): string {
  if (typeof msg !== 'string' || msg.trim() === '') return t('api.requestError')
  if (msg.includes('用户名或密码错误') && currentLanguage() === 'en-US') return t('api.wrongCredentials')
  return msg
}
