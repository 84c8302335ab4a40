import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { HouseList } from '../house/index.ts'
import { houseQuery, houseWithTaps } from './kiosk.house.ts'
import { isOfDay } from './kiosk.shown.ts'
import { taps } from './kiosk.taps.ts'
import type { Board } from './kiosk.view.ts'

interface KioskHouseProps {
  tenantId: string
  board: Board
  now: number
}

/** Who is in the house, also without a network: as it was last read, with what was tapped since. */
export function KioskHouse({ tenantId, board, now }: KioskHouseProps) {
  const t = useT()
  const read = useQuery(houseQuery(tenantId))
  const waiting = useStore(taps)
  return (
    <Loaded read={read} skeleton="list">
      {(house) => (
        <>
          {!isOfDay(house.at, now, board.timeZone) && <p role="alert">{t('kiosk.houseOld')}</p>}
          <HouseList house={houseWithTaps(house, board, waiting, now)} />
        </>
      )}
    </Loaded>
  )
}
