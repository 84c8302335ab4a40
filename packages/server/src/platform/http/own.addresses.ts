// The addresses by which other devices reach this server.
import { networkInterfaces } from 'node:os'

/** Networks of virtual machines and containers, which no other device is in. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tailscale|zt)/

/** Its addresses in the local network, while it listens there. */
export function ownAddresses(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  return Object.entries(networkInterfaces())
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, list]) => list ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => `http://${address}:${port}`)
}
