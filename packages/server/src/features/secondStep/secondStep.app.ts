// The codes of an authenticator app (TOTP, RFC 6238), with the parameters that every app knows.
import { Secret, TOTP } from 'otpauth'
import type { RandomBytes } from '../../platform/ids.ts'

const seconds = 30

/** A secret as apps and people take it, 160 bits. */
export const newSecret = (random: RandomBytes): string =>
  new Secret({ buffer: new Uint8Array(random(20)).buffer }).base32

const appOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Daybook',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
    secret: Secret.fromBase32(secret),
  })

/** What the QR code says. */
export const addressOf = (secret: string, label: string): string => appOf(secret, label).toString()

/** The half minute that a code belongs to: this one, the one before or the next. Undefined when it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const away = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return away === null ? undefined : Math.floor(now.getTime() / 1000 / seconds) + away
}
