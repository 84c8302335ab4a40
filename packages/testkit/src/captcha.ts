import { randomBytes } from 'node:crypto'
import { recoveryCodeLength } from '@daybook/contract/secondStep/secondStep.rules.ts'

/** Random bytes for a server with readable captchas: each shows `captchaCode`. Longer codes and secrets stay random. */
export const readableCaptchas = (bytes: number): Uint8Array =>
  bytes < recoveryCodeLength ? new Uint8Array(bytes) : randomBytes(bytes)

export const captchaCode = '33333'
