// The BladeX envelope around every answer except the bare ones.

import { errorsEn } from '@daybook/contract/kernel/errors.en.ts'
import { type ErrorKey, errorStatus } from '@daybook/contract/kernel/errors.ts'
import { errorsZh } from '@daybook/contract/kernel/errors.zh.ts'
import type { Caller } from '../context.ts'

export function success(data: unknown) {
  const empty = data === null || data === undefined
  return { code: 200, success: true, data: empty ? null : data, msg: empty ? '暂无承载数据' : '操作成功' }
}

/** The JSON of an answer. Clients replace `@n` in its text by a new line (specification, section 8). They do not find an
 *  escaped `@`, and read it as the same, so that `kiri@ngati.nz` arrives whole. */
export const jsonOf = (body: unknown): string => JSON.stringify(body).replaceAll('@n', '\\u0040n')

/** A failure with a message in the caller's language. A 5xx contains only the id under which the log has it. */
export function failure(
  key: ErrorKey,
  language: Caller['language'],
  more: { fields?: Record<string, string>; about?: Record<string, string>; requestId?: string } = {},
) {
  const words = language === 'zh-CN' ? errorsZh : errorsEn
  return { code: errorStatus[key], success: false, data: null, msg: words[key], error: key, ...more }
}

/** A bare answer at its short address, as SpringBlade's web client reads it: in the envelope, with names in camelCase. */
export function enveloped(status: number, body: object) {
  const named = Object.entries(body).map(([name, value]) => [camelCase(name), value])
  const { errorCode, errorDescription: msg, ...data } = Object.fromEntries(named)
  return errorCode ? { code: status, success: false, data, msg } : success(data)
}

export const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A failure of an operation without the envelope, in the BladeX format. */
export function bareFailure(key: ErrorKey, language: Caller['language'], requestId?: string) {
  const { code, msg } = failure(key, language)
  return { error_code: code, error_description: requestId ? `${msg} (${requestId})` : msg }
}
