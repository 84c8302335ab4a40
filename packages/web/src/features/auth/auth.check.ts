// Validates a sign-in before it is sent (specification, section 5).

import { captchaLength } from '@daybook/contract/auth/auth.rules.ts'
import { passwordPattern } from '@daybook/contract/kernel/patterns.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

export interface LoginFields extends Record<string, unknown> {
  tenantId: string
  username: string
  password: string
  code: string
}

type Found = Partial<Record<keyof LoginFields, BareKey>>

/** @returns the message key for each invalid field */
export function checkLogin({ tenantId, username, password, code }: LoginFields, withCaptcha: boolean): Found {
  const found: Found = {}
  if (!/^\d{6}$/.test(tenantId.trim())) found.tenantId = 'auth.tenantId.wrong'
  if (username.trim() === '') found.username = 'auth.usernameRequired'
  if (password === '') found.password = 'auth.passwordRequired'
  else if (!passwordPattern.test(password)) found.password = 'auth.passwordRule'
  if (!withCaptcha) return found
  if (code.trim() === '') found.code = 'auth.captcha.REQUIRED'
  else if (code.trim().length !== captchaLength) found.code = 'auth.captchaLength'
  return found
}
