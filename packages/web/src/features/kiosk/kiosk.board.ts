// The names on the tablet. They stay on it until it is revoked, so that it can be used after a restart without a network.
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { api } from './kiosk.data.ts'
import { ask, keptWhilePaired } from './kiosk.paired.ts'
import type { ReadBoard } from './kiosk.view.ts'

/** How often the names are read again. */
export const every = 60_000

export const boardQuery = (tenantId: string) => ({
  queryKey: ['kiosk.board', tenantId],
  queryFn: async () => {
    const read = await ask(api.getKioskBoard, {})
    const board = { ...read, readAt: new Date(serverNow()).toISOString() }
    writeJson(deviceStorage(), keptWhilePaired.board, board)
    return board
  },
  initialData: () => readJson<ReadBoard>(deviceStorage(), keptWhilePaired.board),
  // It may be of yesterday: it is read again at once, not in a minute.
  initialDataUpdatedAt: 0,
  networkMode: 'always' as const,
  refetchInterval: every,
  retry: false,
})
