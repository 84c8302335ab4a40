import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import { type House, HouseList, houseApi } from '../house/index.ts'
import { ask, keptWhilePaired, paired } from './kiosk.paired.ts'

const key = keptWhilePaired.house

/** Who is in the house, also without a network: as it was last read. */
export function KioskHouse() {
  const read = useQuery({
    queryKey: ['kiosk.house', paired.get()?.tenantId],
    queryFn: async () => {
      const house = await ask(houseApi.getHouse, {})
      writeJson(deviceStorage(), key, house)
      return house
    },
    initialData: () => readJson<House>(deviceStorage(), key),
    networkMode: 'always',
    retry: false,
  })
  return (
    <Loaded read={read} skeleton="list">
      {(house) => <HouseList house={house} />}
    </Loaded>
  )
}
