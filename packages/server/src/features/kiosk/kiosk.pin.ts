import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { afterWrongPin, failuresAfterRightPin } from '@daybook/contract/kiosk/pin.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, failAndKeep, found } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import { nameOf } from './kiosk.board.queries.ts'
import { kioskAlerts } from './kiosk.notify.ts'
import type { KioskParts } from './kiosk.parts.ts'
import { countPins, findPin } from './kiosk.pin.queries.ts'

type Validate = ContextOf<typeof kiosk.operations.validateCheck>

/** Somebody without a PIN gets the same answer as for a wrong one. */
export async function provePin({ passwords }: KioskParts, context: Validate): Promise<void> {
  const { tx, clock, input, auditSubjects } = context
  const { id, pin } = input
  if (pin === undefined) fail('VALIDATION_FAILED', { pin: 'REQUIRED' })
  const now = clock.now()
  const known = await findPin(tx, id)
  if (known?.lockedUntil && Date.parse(known.lockedUntil) > now.getTime())
    fail('PIN_LOCKED', { pin: 'PIN_LOCKED' })
  const right = await passwords.verify(pin, known?.pinHash)
  if (!known) fail('PIN_WRONG', { pin: 'PIN_WRONG' })
  if (right) return countPins(tx, id, { failures: failuresAfterRightPin(known, now), lockedUntil: null })
  const counted = afterWrongPin(known, now)
  await countPins(tx, id, counted)
  if (counted.lockedUntil) await tellOfLock(context, counted.failures, counted.lockedUntil)
  auditSubjects(id)
  failAndKeep('PIN_WRONG', { pin: 'PIN_WRONG' })
}

async function tellOfLock(context: Validate, tries: number, until: string): Promise<void> {
  const { tx, actor, ids, input } = context
  const name = found(await nameOf(tx, input.id))
  const params = { name, tablet: actor.name, tries, until }
  await tell(context, kioskAlerts.wrongPins, [{ also: [input.id], params, link: null, causeId: ids() }])
}
