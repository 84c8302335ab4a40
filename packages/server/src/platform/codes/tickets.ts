// Tickets that a program sends back: 256 random bits, so a plain hash is enough to keep them by. What people type is
// short and is made and hashed by codes.ts.
import { createHash } from 'node:crypto'
import type { RandomBytes } from '../ids.ts'

export const newTicket = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url')

export const hashOfTicket = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()
