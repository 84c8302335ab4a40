import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { useStore } from '../../kit/store.ts'
import { HouseList } from '../house/index.ts'
import { houseQuery, houseWithTaps } from './kiosk.house.ts'
import { taps } from './kiosk.taps.ts'
import type { Board } from './kiosk.view.ts'

/** Who is in the house, also without a network: as it was last read, with what was tapped since. */
export function KioskHouse({ tenantId, board }: { tenantId: string; board: Board }) {
  const read = useQuery(houseQuery(tenantId))
  const waiting = useStore(taps)
  return (
    <Loaded read={read} skeleton="list">
      {(house) => <HouseList house={houseWithTaps(house, board, waiting)} />}
    </Loaded>
  )
}
