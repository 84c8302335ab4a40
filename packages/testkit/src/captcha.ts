import { randomBytes } from 'node:crypto'

/** Chance for a server whose captchas a test can read: each shows `captchaCode`. Secrets, of 32 bytes, stay random. */
export const readableCaptchas = (bytes: number): Uint8Array =>
  bytes < 32 ? new Uint8Array(bytes) : randomBytes(bytes)

export const captchaCode = '3333'
