// Pairing and revoking tablets, and the PIN that a teacher uses there.

import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { pairingCodeLength, pairingLifetime } from '@daybook/contract/kiosk/kiosk.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { actAs } from '../../platform/database/tenancy.ts'
import { fail } from '../../platform/errors.ts'
import { keepPin } from '../../platform/pins.queries.ts'
import type { KioskParts } from './kiosk.pin.ts'
import { insertKiosk, listAll, openKioskSession, pair, revoke } from './kiosk.queries.ts'

type Operations = typeof kiosk.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

const years = 365 * 86_400
const sessionSeconds = 5 * years

export const listKiosks = ({ tx }: Of<'listKiosks'>) => listAll(tx)

const hashOf = ({ codes }: KioskParts, code: string) => codes.hash('pairing', code)

export async function addKiosk(parts: KioskParts, { tx, clock, input, auditSubjects }: Of<'addKiosk'>) {
  const code = parts.codes.make(pairingCodeLength)
  const pairingExpiresAt = new Date(clock.now().getTime() + pairingLifetime).toISOString()
  if (!(await insertKiosk(tx, { ...input, pairingHash: hashOf(parts, code), pairingExpiresAt })))
    fail('RECORD_EXISTS')
  auditSubjects(input.id)
  return { id: input.id, code, expiresAt: pairingExpiresAt }
}

export async function revokeKiosks({ tx, clock, input, auditSubjects }: Of<'revokeKiosks'>) {
  const known = await revoke(tx, input.ids, clock.now())
  if (known.length < input.ids.length) fail('NOT_FOUND')
  auditSubjects(...known)
  return null
}

/** Signs the tablet in. Its session lasts until it is revoked. */
export async function pairKiosk(parts: KioskParts, context: Of<'pairKiosk'>) {
  const { tx, clock, ids, caller, input, auditSubjects } = context
  const { tenantId, device } = caller
  const now = clock.now()
  const paired = await pair(tx, { pairingHash: hashOf(parts, input.code), device, now })
  if (!paired) fail('CODE_WRONG', { code: 'CODE_WRONG' })
  const sessionId = ids()
  await actAs(tx, paired.id)
  await openKioskSession(tx, {
    id: sessionId,
    staffId: paired.id,
    // Its token is not renewed.
    refreshHash: Buffer.from(parts.random(32)),
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
    device,
  })
  auditSubjects(paired.id)
  const token = await parts.tokens.sign({ tenantId, personId: paired.id, sessionId }, sessionSeconds)
  return { token, tenantId, name: paired.name }
}

export async function setPin({ tx, actor, input, auditSubjects }: Of<'setPin'>) {
  await keepPin(tx, 'staffPin', { id: actor.personId, pin: input.pin, field: 'pin' })
  auditSubjects(actor.personId)
  return null
}
