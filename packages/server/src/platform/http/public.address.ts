// Push services and directories are on the internet. An address inside a network is refused, also when a name resolves to
// it, so that nobody makes the server call what only the server can reach (SSRF).
import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const inside = new BlockList()
const networks: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
for (const [address, prefix, family] of networks) inside.addSubnet(address, prefix, family)

/** Whether an address is on the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

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
