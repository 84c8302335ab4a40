// Addresses of private files, for `<img>` and links, which send no session. An address comes with a record that its
// reader may read, names one file, and expires. It holds no token.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'

export interface FileAddresses {
  /** @param name under which a browser saves the file; without it the browser shows the file */
  sign(key: string, name?: string): string
  check(key: string, query: Readonly<Record<string, unknown>>): 'valid' | 'expired' | 'forged'
  /** Seconds until this address expires. */
  secondsLeft(query: Readonly<Record<string, unknown>>): number
}

export const filesPath = '/api/blade-resource/oss/file/'

/** Where the picture of a person is read: a file of the storage, or a picture that came with the centre. */
export function pictureAddress(addresses: Pick<FileAddresses, 'sign'>, picture: string | null): string {
  return picture && /^\d{6,9}\//.test(picture) ? addresses.sign(picture) : (picture ?? '')
}

const hour = 3600

/** @param secret the server's own secret, from which the key is derived */
export function fileAddresses(secret: Uint8Array, clock: Clock): FileAddresses {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'file addresses', 32))
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const signature = (key: string, until: string, name: string) =>
    createHmac('sha256', signingKey).update([key, until, name].join('\n')).digest('base64url')
  return {
    sign(key, name = '') {
      // Valid for one to two hours. Within an hour it stays the same, so that browsers can use what they have.
      const until = String((Math.floor(now() / hour) + 2) * hour)
      const query = new URLSearchParams({
        until,
        ...(name && { name }),
        signature: signature(key, until, name),
      })
      return `${filesPath}${key}?${query}`
    },
    check(key, { until = '', name = '', signature: given = '' }) {
      const expected = Buffer.from(signature(key, String(until), String(name)))
      const shown = Buffer.from(String(given))
      if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return 'forged'
      return Number(until) > now() ? 'valid' : 'expired'
    },
    secondsLeft: ({ until }) => Math.max(0, Number(until) - now()),
  }
}
