import { expect, it } from 'vitest'
import { isPublicAddress, isPublicUrl } from './public.address.ts'

it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('takes %s as one of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.0.1'],
  ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::10.0.0.1', '::ffff:10.0.0.1', 'fc00::1', 'fe80::1', 'fec0::1', 'ff02::1'],
  // Addresses that carry one of version 4 within them.
  ...['2002:a00:1::1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2001::1'],
  ...['2001:db8::1', '100::1', 'localhost', ''],
])('refuses %j', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  'https://[2002:a00:1::1]/x',
  'https://[fec0::1]/x',
  'https://[64:ff9b:1::a00:1]/x',
  'https://10.1/x',
])('refuses the address %s', (url) => expect(isPublicUrl(url)).toBe(false))
