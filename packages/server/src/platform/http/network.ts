import { isIPv6 } from 'node:net'

/** The network that limits count by: an IPv4 address, or the /64 of an IPv6 address, as one household has a whole /64. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (part = '') => part.split(':').filter(Boolean)
  const left = 8 - groups(head).length - groups(tail).length
  const all =
    tail === undefined ? groups(head) : [...groups(head), ...Array<string>(left).fill('0'), ...groups(tail)]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
