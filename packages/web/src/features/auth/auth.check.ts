// Validates a sign-in before it is sent (specification, section 5).

import { centreNumber } from '@daybook/contract/kernel/constants.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

export interface LoginFields extends Record<string, unknown> {
  tenantId: string
  username: string
  password: string
}

type Found = Partial<Record<keyof LoginFields, BareKey>>

/** @returns the message key for each invalid field */
export function checkLogin({ tenantId, username, password }: LoginFields): Found {
  const found: Found = {}
  if (!centreNumber.test(tenantId.trim())) found.tenantId = 'auth.tenantId.wrong'
  if (username.trim() === '') found.username = 'auth.usernameRequired'
  if (password === '') found.password = 'auth.passwordRequired'
  // The centre may allow passphrases, so the server judges what is longer or has other characters.
  else if (password.length < 6) found.password = 'auth.passwordRule'
  return found
}
