// The second step of people in tests: one secret for all, and the codes that their app shows.
import { Secret, TOTP } from 'otpauth'
import { testCodes } from './codes.ts'
import type { Person, World } from './world.ts'

const testSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** What the app shows for a secret at this time. */
export const appCode = (now: Date, secret: string = testSecret): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Gives a person a secret, confirmed unless said otherwise. */
export async function giveSecret(world: World, { tenantId, id }: Person, isConfirmed = true): Promise<void> {
  const confirmedAt = isConfirmed ? world.clock.now().toISOString() : null
  const row = { staffId: id, sealedSecret: testCodes.seal(testSecret), confirmedAt }
  await world.build(tenantId, (make) => make.row('secondStep', row))
}
