import { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { query } from '../../platform/query/query.ts'
import { roomsQuery } from '../room/index.ts'
import './briefing.live.ts'

const api = client(briefing)

export const briefingQuery = (code: string) => query(api.getBriefing, { code })

/** Without a room of their own, people see the first. */
export function briefingNeeds(wanted: string | undefined) {
  const rooms = roomsQuery()
  const code = wanted ?? queryClient.getQueryData(rooms.queryKey)?.[0]?.code
  return code ? [rooms, briefingQuery(code)] : [rooms]
}

export const confirmRead = queueable(api.confirmRead, { label: 'briefing.entry' })
