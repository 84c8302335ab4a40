// Push services and directories are on the internet. An address inside a network is refused, also when a name resolves to
// it, so that nobody makes the server call what only the server can reach (SSRF).
import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is on the internet. What is reserved, private, or carries another address within it is not. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'

/** Whether this is an https address on the internet, as far as its text says. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host)
    ? isPublicAddress(host)
    : host.includes('.') && !/\.(local|internal|localhost)$/.test(host)
}

/** The code of that error. */
export const insideNetwork = 'INSIDE_NETWORK'

/** Resolves names for a connection, and fails when any of the addresses is inside a network. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error(`${hostname} is inside a network`), { code: insideNetwork }), '')
    if (options.all) return done(null, addresses)
    const [first] = addresses
    done(first ? null : new Error(`${hostname} has no address`), first?.address ?? '', first?.family)
  })
}
