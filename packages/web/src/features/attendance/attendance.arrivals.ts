// What others do to attendance, as it arrives on the board that is open.
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import type { QueryKey } from '@tanstack/react-query'
import { arrives, readAgain } from '../../platform/live/arrivals.ts'
import { effects } from '../../platform/outbox/shown.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { arrivedOn, type Reader } from './attendance.arrived.ts'
import type { Board } from './attendance.effects.ts'

/** @param calls the operations that change it; @param listToday the board, and under which key it was read */
export function boardArrivals(
  calls: Record<keyof typeof arrivedOn, { id: string }>,
  listToday: { id: string; queryKey: QueryKey },
): void {
  for (const name of Object.keys(arrivedOn) as (keyof typeof arrivedOn)[]) {
    // Under its name stands what takes the answer of this operation.
    const put = arrivedOn[name] as (
      board: Board,
      told: LiveEvent<unknown>,
      reader: Reader,
    ) => Board | undefined
    arrives(calls[name], [listToday], (told) => {
      effects.revise<Board>(listToday.queryKey, (board) => {
        const next = put(board, told, reader())
        if (!next) readAgain([listToday.queryKey])
        return next ?? board
      })
    })
  }
}

function reader(): Reader {
  const { userInfo, tenantInfo } = session.get()
  return {
    personId: userInfo?.user_id ?? '',
    mayRecord: session.can('attendance.record'),
    mayAmendAny: session.can('attendance.amendAny'),
    timeZone: tenantInfo?.timeZone ?? 'UTC',
    now: new Date(serverNow()),
  }
}
