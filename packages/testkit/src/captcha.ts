import { randomBytes } from 'node:crypto'

/** Random bytes for a server with readable captchas: each shows `captchaCode`. Secrets, of 32 bytes, stay random. */
export const readableCaptchas = (bytes: number): Uint8Array =>
  bytes < 32 ? new Uint8Array(bytes) : randomBytes(bytes)

export const captchaCode = '3333'
