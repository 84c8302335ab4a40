import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { HouseList } from './HouseList.tsx'
import { houseQuery } from './house.data.ts'

/** Who is in the house now, to be accounted for in an evacuation. */
export function HouseScreen() {
  const read = useQuery(houseQuery())
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <Loaded read={read} skeleton="list">
        {(house) => <HouseList house={house} />}
      </Loaded>
    </PullToRefresh>
  )
}
