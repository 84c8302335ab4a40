// The tablet's own identity, and its calls. It is apart from a person's session: signing in or out on the same device
// changes nothing of it.
import { createStore } from '../../kit/store.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import type { Call } from '../../platform/api/client.ts'
import { transport } from '../../platform/api/transport.ts'
import type { Input } from '../../platform/api/wire.ts'
import { doorKey } from '../../platform/door.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'

interface Paired {
  token: string
  tenantId: string
  name: string
}

/** What stays on the tablet until it is revoked. */
export const keptWhilePaired = { board: 'kioskBoard', house: 'kioskHouse' } as const

export const paired = createStore<Paired | undefined>(readJson(deviceStorage(), doorKey))

export function setPaired(next: Paired | undefined): void {
  writeJson(deviceStorage(), doorKey, next)
  if (!next) for (const kept of Object.values(keptWhilePaired)) writeJson(deviceStorage(), kept, undefined)
  paired.set(next)
}

/** Calls as the tablet. Once a manager has revoked it, it asks to be paired again. */
export async function ask<In, Out>(
  call: Call<In, Out>,
  input: In,
  headers: Record<string, string> = {},
): Promise<Out> {
  const known = paired.get()
  if (!known) throw new ApiError({ status: 401, key: 'UNAUTHENTICATED' })
  const { tenantId, token: accessToken } = known
  try {
    // The types of input and answer are those of the call.
    return (await transport(call.wire, input as Input, { tenantId, accessToken }, { headers })) as Out
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) setPaired(undefined)
    throw error
  }
}
