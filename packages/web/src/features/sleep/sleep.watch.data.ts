// The watch as every screen reads it. It is apart from the board's data, because it is part of the first load.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '../../kit/clock.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'
import { useSession } from '../../platform/session/current.ts'
import { type DueCheck, dueChecks } from './sleep.watch.ts'

const api = client(sleep)

/** Ids of the children on the open sleep board, which shows their checks itself. */
export const onOpenBoard = createStore<ReadonlySet<string>>(new Set())

/** The checks that are due now for this person, on this device's clock. Live events keep the sleepers up to date, so
 *  nothing is read again for it, and it goes on without a network. */
export function useDueChecks(): DueCheck[] {
  const { userProfile, vuex_group_code: chosenRoom } = useSession()
  const rights = userProfile?.rights
  const watch = useQuery({ ...query(api.getWatch), enabled: rights?.includes('care.read') ?? false }).data
  const isManager = rights?.includes('sleep.oversee') ?? false
  const now = useNow(5000)
  return useMemo(
    () => (watch ? dueChecks(watch, { isManager, chosenRoom }, now) : []),
    [watch, isManager, chosenRoom, now],
  )
}

/** Those that no open board shows. */
export function useDueElsewhere(checks: readonly DueCheck[]): DueCheck[] {
  const shown = useStore(onOpenBoard)
  return checks.filter(({ childId, isMine }) => isMine && !shown.has(childId))
}
