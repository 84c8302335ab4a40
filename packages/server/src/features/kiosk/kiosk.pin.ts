import { afterWrongPin, failuresAfterRightPin } from '@daybook/contract/kernel/pin.rules.ts'
import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, failAndKeep } from '../../platform/errors.ts'
import type { TokenMaker } from '../../platform/identity.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { countPins, findPin, type PinTable } from '../../platform/pins.queries.ts'
import { tell } from '../notification/index.ts'
import { kioskAlerts } from './kiosk.notify.ts'

export interface KioskParts {
  codes: CodeMaker
  tokens: TokenMaker
  passwords: Passwords
  random: RandomBytes
}

type Validate = ContextOf<typeof kiosk.operations.validateCheck>

/** Whose PIN it is, and under which name those who oversee tablets know them. */
interface Owner {
  table: PinTable
  id: string
  name: () => Promise<string>
}

/** Somebody without a PIN gets the same answer as for a wrong one. */
export async function provePin(
  { passwords }: KioskParts,
  context: Validate,
  { table, id, name }: Owner,
): Promise<void> {
  const { tx, actor, clock, ids, input, auditSubjects } = context
  const { pin } = input
  if (pin === undefined) fail('VALIDATION_FAILED', { pin: 'REQUIRED' })
  const now = clock.now()
  const known = await findPin(tx, table, id)
  if (known?.lockedUntil && Date.parse(known.lockedUntil) > now.getTime())
    fail('PIN_LOCKED', { pin: 'PIN_LOCKED' })
  const right = await passwords.verify(pin, known?.pinHash)
  if (!known) fail('PIN_WRONG', { pin: 'PIN_WRONG' })
  if (right)
    return countPins(tx, table, id, { failures: failuresAfterRightPin(known, now), lockedUntil: null })
  const counted = afterWrongPin(known, now)
  await countPins(tx, table, id, counted)
  if (counted.lockedUntil) {
    const params = {
      name: await name(),
      tablet: actor.name,
      tries: counted.failures,
      until: counted.lockedUntil,
    }
    const also = table === 'staffPin' ? [id] : []
    await tell(context, kioskAlerts.wrongPins, [{ also, params, link: null, causeId: ids() }])
  }
  auditSubjects(input.id)
  failAndKeep('PIN_WRONG', { pin: 'PIN_WRONG' })
}
