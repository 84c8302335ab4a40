// The credentials by which the server knows this program. A build of one's own may have others (README, VITE_CLIENT).
import { webClient } from '@daybook/contract/kernel/client.ts'

/** @param configured `id:secret`, as CLIENTS of the server has it */
export const basicOf = (configured: string | undefined): string =>
  `Basic ${btoa(configured || `${webClient.id}:${webClient.secret}`)}`

// Undefined in Node, for example in `npm run routes`.
export const basicAuthorization = basicOf(import.meta.env?.VITE_CLIENT)
