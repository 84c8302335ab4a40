import { roomRegister as declared, type roomFields } from '@daybook/contract/room/room.kind.ts'
import type { RegisterKind } from '../register/index.ts'
import { roomsInUse } from './room.queries.ts'

export const roomRegister: RegisterKind<typeof roomFields> = {
  ...declared,
  name: 'room',
  table: 'room',
  columns: {},
  toColumn: { sort: (sort: number | null) => sort ?? 0 },
  /** Children first move to another room, and the plan's rounds with them. */
  async refuseRemoval({ tx, actor }, ids) {
    const inUse = await roomsInUse(tx, ids, actor.today)
    return Object.fromEntries(inUse.map((id) => [id, 'STILL_IN_USE']))
  },
}
