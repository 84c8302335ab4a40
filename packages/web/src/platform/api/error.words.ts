// The texts for all errors (specification, section 8).
import { currentLanguage, t, wordsOf } from '../i18n/language.ts'
import { ApiError } from './api.error.ts'

/** The text shown to the user for any error. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t('api.requestError')
  const message = error.key ? withAbout(t(`error.${error.key}`), error.about) : translated(error)
  return error.requestId ? t('api.withRequestId', { message, requestId: error.requestId }) : message
}

/** A refusal may name what it is about, such as dishes. */
const withAbout = (text: string, about: Readonly<Record<string, string>>): string =>
  Object.entries(about).reduce((said, [name, value]) => said.replaceAll(`{{${name}}}`, () => value), text)

/** The texts of the server's field errors. Each appears under its full path and under its top-level field. */
export function fieldWords(error: ApiError): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, key] of Object.entries(error.fields)) {
    const words = wordsOf(`field.${key}`) ?? wordsOf(`error.${key}`)
    if (words) for (const name of [path, path.split('.')[0] ?? path]) found[name] ??= words
  }
  return found
}

function translated(error: ApiError): string {
  const refusal = error.body.error_code
  const ours = typeof refusal === 'number' ? wordsOf(`api.refused${refusal}`) : undefined
  return ours ?? translateMessage(error.msg)
}

/** Translates the known message of the server that has no error key. Other messages are shown as they are. */
function translateMessage(msg: unknown): string {
  if (typeof msg !== 'string' || msg.trim() === '') return t('api.requestError')
  if (msg.includes('用户名或密码错误') && currentLanguage() === 'en-US') return t('api.wrongCredentials')
  return msg
}
