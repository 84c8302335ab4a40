// A sign-in that still needs its second step. Kept only in this page's memory.
import { ApiError } from '../../platform/api/api.error.ts'

interface PendingStep {
  tenantId: string
  ticket: string
  /** The ways to prove the step. */
  ways: readonly string[]
}

let pending: PendingStep | undefined

export const pendingStep = (): PendingStep | undefined => pending

export function forgetStep(): void {
  pending = undefined
}

/** Keeps the ticket if the error requires a second step. @returns whether it does */
export function askForStep(tenantId: string, error: unknown): boolean {
  const asked = error instanceof ApiError ? askedIn(error) : undefined
  if (asked) pending = { tenantId, ...asked }
  return asked !== undefined
}

/** The token call has a separate format. Other calls have the ticket in `about`. */
function askedIn({ body, key, about }: ApiError): Omit<PendingStep, 'tenantId'> | undefined {
  if (key === 'SECOND_STEP_NEEDED') return { ticket: about.ticket ?? '', ways: (about.ways ?? '').split(',') }
  return body.second_step as Omit<PendingStep, 'tenantId'> | undefined
}
