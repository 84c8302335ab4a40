// The server's own maker of one-time codes, so that a test can put codes into the world.
import { randomBytes } from 'node:crypto'
import { codeMaker } from '@daybook/server/platform/codes/codes.ts'

/** The key of test servers. */
export const tokenKey = 'ab'.repeat(32)

export const testCodes = codeMaker(Buffer.from(tokenKey, 'hex'), randomBytes)
