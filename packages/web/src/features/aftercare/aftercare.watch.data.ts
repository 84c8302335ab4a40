// The watch as every screen reads it. It is apart from the page's data, because it is part of the first load.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '../../kit/clock.ts'
import { createStore } from '../../kit/store.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'
import { useSession } from '../../platform/session/current.ts'
import './aftercare.live.ts'
import { type DueLook, dueLooks } from './aftercare.watch.ts'

const api = client(aftercare)

/** The accident whose page is open: it shows its looks itself. */
export const onOpenPage = createStore<string | undefined>(undefined)

/** The looks that are due now for this person, on this device's clock. Live events keep them up to date, also while
 *  there is no network. */
export function useDueLooks(): DueLook[] {
  const { userProfile, vuex_group_code: chosenRoom } = useSession()
  const rights = userProfile?.rights
  const enabled = rights?.includes('report.submit') ?? false
  const watch = useQuery({ ...query(api.getWatch), enabled }).data
  const isManager = rights?.includes('report.decide') ?? false
  const now = useNow(5000)
  return useMemo(
    () => (watch ? dueLooks(watch, { isManager, chosenRoom }, now) : []),
    [watch, isManager, chosenRoom, now],
  )
}
