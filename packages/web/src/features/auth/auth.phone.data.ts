// Signing in with a code, handed over or sent to a phone.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { client } from '../../platform/api/client.ts'
import { askerHeaders } from './auth.asker.ts'
import { deviceHeaders, startOrAskStep } from './auth.data.ts'

const api = client(auth)
const headers = () => ({ ...deviceHeaders(), ...askerHeaders() })

/** May leave a pending second step, which `enter` then opens.
 *  @throws ApiError without showing its message: the form shows it */
export const signInByCode = (tenantId: string, input: { code: string; phone?: string }): Promise<void> =>
  startOrAskStep(tenantId, api.signInByCode(input, { tenantId, quiet: true, headers: headers() }))

export const sendPhoneCode = (tenantId: string, phone: string) =>
  api.sendPhoneCode({ phone }, { tenantId, quiet: true, headers: headers() })
