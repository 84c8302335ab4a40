// A sign-in whose first step was right and whose second is still to come. It is kept only in this page's memory.
import { ApiError } from '../../platform/api/api.error.ts'

interface PendingStep {
  tenantId: string
  ticket: string
}

let pending: PendingStep | undefined

export const pendingStep = (): PendingStep | undefined => pending

export function forgetStep(): void {
  pending = undefined
}

/** Keeps the ticket that the server asks a second step with. Returns whether it does. */
export function askForStep(tenantId: string, error: unknown): boolean {
  const ticket = error instanceof ApiError ? ticketIn(error) : undefined
  if (ticket) pending = { tenantId, ticket }
  return ticket !== undefined
}

/** The token call has a format of its own, the others name it in `about`. */
function ticketIn({ body, key, about }: ApiError): string | undefined {
  if (key === 'SECOND_STEP_NEEDED') return about.ticket
  const asked = body.second_step as { ticket?: string } | undefined
  return asked?.ticket
}
