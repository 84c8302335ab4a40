// The badge stays on the visitor's own phone until they sign in again, so that it is there after a reload.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'

export interface HeldBadge {
  ticket: string
  badge: AnswerOf<typeof visitor.operations.leave>
}

/** 256 random bits, which are the badge where no code is asked for. */
export const newTicket = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

const keyOf = (tenantId: string) => `visitorBadge.${tenantId}`

export const keptBadge = (tenantId: string): HeldBadge | undefined =>
  readJson(deviceStorage(), keyOf(tenantId))
export const keepBadge = (tenantId: string, held: HeldBadge) =>
  writeJson(deviceStorage(), keyOf(tenantId), held)
export const forgetBadge = (tenantId: string) => writeJson(deviceStorage(), keyOf(tenantId), undefined)
