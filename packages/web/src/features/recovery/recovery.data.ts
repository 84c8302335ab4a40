import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { client } from '../../platform/api/client.ts'
import { deviceHeaders } from '../auth/index.ts'

const api = client(recovery)

export type Account = AnswerOf<(typeof recovery.operations)['validateCode']>['accounts'][number]

/** Whose password is set: the centre's number and the address that got the code. */
export interface Whose {
  tenantId: string
  mail: string
}

/** A secret of this page: who proves the code may set the password, and nobody else. */
const ownKey = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

const as = (tenantId: string) => ({ tenantId, quiet: true, headers: { 'Recovery-Key': ownKey } })

/** A device that has signed in before has codes of its own, which nobody else can use up. */
export const findCentres = (email: string) =>
  api.findCentres({ email }, { quiet: true, headers: deviceHeaders() })

export const sendCode = (tenantId: string, mail: string) =>
  api.sendCode({ mail }, { ...as(tenantId), headers: { ...as(tenantId).headers, ...deviceHeaders() } })

export const validateCode = (tenantId: string, input: { mail: string; code: string; userId?: string }) =>
  api.validateCode(input, as(tenantId))

export const resetPassword = (
  tenantId: string,
  input: { mail: string; newPassword: string; newPassword1: string },
) => api.resetPassword(input, as(tenantId))
