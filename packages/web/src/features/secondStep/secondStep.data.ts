import { secondStep } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'

const api = client(secondStep)
const people = client(staff)

export const secondStepQuery = () => ({ ...query(api.getSecondStep), staleTime: justRead })

/** A new secret. It is not kept once its page has closed. */
export const startSecondStep = () => api.startSecondStep()

/** The recovery codes.
 *  @throws ApiError without showing its message: the form shows it */
export async function confirmSecondStep(code: string): Promise<string[]> {
  const { recoveryCodes } = await api.confirmSecondStep({ code }, { quiet: true })
  return recoveryCodes
}

/** @throws ApiError without showing its message: the form shows it */
export async function renewRecoveryCodes(code: string): Promise<string[]> {
  const { recoveryCodes } = await api.renewRecoveryCodes({ code }, { quiet: true })
  return recoveryCodes
}

/** @throws ApiError without showing its message: the form shows it */
export async function endSecondStep(code: string): Promise<void> {
  await api.endSecondStep({ code }, { quiet: true })
  await invalidate(api.getSecondStep)
}

/** Reads again what the person may do: a manager who had to set it up may do everything from now on. */
export async function afterSetUp(): Promise<void> {
  session.setProfile(await people.getOwn())
  await invalidate(api.getSecondStep)
}

export const resetSecondStep = (userId: string) => api.resetSecondStep({ userId })
