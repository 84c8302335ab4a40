import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { client } from '../../platform/api/client.ts'
import { askerHeaders, deviceHeaders } from '../auth/index.ts'

const api = client(recovery)

export type Account = AnswerOf<(typeof recovery.operations)['validateCode']>['accounts'][number]

/** Whose password is set: the centre's number and the address that got the code. */
export interface Whose {
  tenantId: string
  mail: string
}

/** Who proves the code may set the password, and nobody else. */
const as = (tenantId: string) => ({ tenantId, quiet: true, headers: askerHeaders() })

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
