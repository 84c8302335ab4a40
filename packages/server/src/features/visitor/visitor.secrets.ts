// Codes and tickets. Only hashes are stored.
import { createHash } from 'node:crypto'
import { verificationCodeLength } from '@daybook/contract/kernel/constants.ts'
import { codeLetters } from '@daybook/contract/visitor/visitor.rules.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { RandomBytes } from '../../platform/ids.ts'

/** 32 letters, so that each byte chooses one with the same chance. */
export const newCode = (random: RandomBytes): string =>
  [...random(verificationCodeLength)].map((byte) => codeLetters[byte % codeLetters.length]).join('')

export const newTicket = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url')

export const hashOfTicket = (ticket: string) => digest(`ticket ${ticket}`)
export const hashOfMail = (mail: string) => digest(`mail ${mail}`)
export const hashOfNetwork = (ip: string) => digest(`network ${networkOf(ip)}`)
/** @param id of its row, so that equal codes have different hashes */
export const hashOfCode = (id: string, code: string) => digest(`code ${id} ${code}`)

const digest = (text: string) => createHash('sha256').update(text).digest()
