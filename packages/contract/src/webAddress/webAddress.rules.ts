// Which web pages the app shows inside itself. The same on both sides. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'

interface Address {
  protocol: string
  origin: string
  pathname: string
  username: string
  password: string
}

/** Every browser and Node have it, but the types of the language alone, which rules are checked with, do not. */
declare const URL: { parse(text: string): Address | null }

/** Why the app does not open an address at all. */
export const addressProblems = [
  'INVALID_ADDRESS',
  'SCRIPT_ADDRESS',
  'DATA_ADDRESS',
  'NOT_HTTPS',
  'ADDRESS_WITH_PASSWORD',
] as const satisfies FieldError[]
export type AddressProblem = (typeof addressProblems)[number]

export function addressProblem(text: string): AddressProblem | undefined {
  const url = URL.parse(text.trim())
  if (!url) return 'INVALID_ADDRESS'
  if (url.protocol === 'javascript:') return 'SCRIPT_ADDRESS'
  if (url.protocol === 'data:') return 'DATA_ADDRESS'
  if (url.protocol !== 'https:') return 'NOT_HTTPS'
  return url.username || url.password ? 'ADDRESS_WITH_PASSWORD' : undefined
}

/** Whether a page is the allowed one, or below it: `/guides` allows `/guides/sleep`, and not `/guides-old`. */
export function isWithin(address: string, allowed: string): boolean {
  const [page, root] = [URL.parse(address.trim()), URL.parse(allowed.trim())]
  if (!page || !root || page.origin !== root.origin) return false
  const path = root.pathname.replace(/\/+$/, '')
  return page.pathname === path || page.pathname.startsWith(`${path}/`)
}
