import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesQuery } from './centre.data.ts'

/** Names that mean the device itself, on every device another one. */
const own = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/

/** The beginning of links for other devices: where this page was opened, or if that is this computer alone, an address
 *  of the server in its network. */
export function useOrigin() {
  const isOwn = own.test(location.hostname)
  const { data = [] } = useQuery(addressesQuery())
  const [chosen, setChosen] = useState<string>()
  const [first] = data
  return {
    origin: (isOwn ? (chosen ?? first) : undefined) ?? location.origin,
    /** What to choose from, where this page's own address is of no use elsewhere. */
    others: isOwn ? data : undefined,
    choose: setChosen,
  }
}
