import { createHash } from 'node:crypto'
import { pairingCodeLength } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { codeLetters } from '@daybook/contract/visitor/visitor.rules.ts'
import type { RandomBytes } from '../../platform/ids.ts'

export const newPairingCode = (random: RandomBytes): string =>
  [...random(pairingCodeLength)].map((byte) => codeLetters[byte % codeLetters.length]).join('')

export const newTicket = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url')

export const hashOfPairing = (code: string) => digest(`pairing ${code}`)
export const hashOfTicket = (ticket: string) => digest(`check ${ticket}`)

const digest = (text: string) => createHash('sha256').update(text).digest()
