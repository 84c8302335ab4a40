// A sign-in whose first step was right and whose second is still to come. It is kept only in this page's memory.
import { ApiError } from '../../platform/api/api.error.ts'

interface PendingStep {
  tenantId: string
  ticket: string
  /** How the step may be proved. */
  ways: readonly string[]
}

let pending: PendingStep | undefined

export const pendingStep = (): PendingStep | undefined => pending

export function forgetStep(): void {
  pending = undefined
}

/** Keeps the ticket that the server asks a second step with. Returns whether it does. */
export function askForStep(tenantId: string, error: unknown): boolean {
  const asked = error instanceof ApiError ? askedIn(error) : undefined
  if (asked) pending = { tenantId, ...asked }
  return asked !== undefined
}

/** The token call has a format of its own, the others name it in `about`. */
function askedIn({ body, key, about }: ApiError): Omit<PendingStep, 'tenantId'> | undefined {
  if (key === 'SECOND_STEP_NEEDED') return { ticket: about.ticket ?? '', ways: (about.ways ?? '').split(',') }
  return body.second_step as Omit<PendingStep, 'tenantId'> | undefined
}
