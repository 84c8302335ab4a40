import { madeCode } from '@daybook/contract/kernel/madeCode.ts'
import { roomRegister as declared, type roomFields } from '@daybook/contract/room/room.kind.ts'
import type { RegisterKind } from '../register/index.ts'
import { codesOfRooms, roomsInUse } from './room.queries.ts'

export const roomRegister: RegisterKind<typeof roomFields> = {
  ...declared,
  name: 'room',
  table: 'room',
  columns: {},
  toColumn: { sort: (sort: number | null) => sort ?? 0 },
  /** A code that nobody has to think of. */
  async complete({ tx }, savings) {
    const lacking = savings.filter(({ before, values }) => !before && !values.code)
    const taken = new Set(lacking.length > 0 ? await codesOfRooms(tx) : [])
    return savings.map((saving) => {
      const { values } = saving
      if (!lacking.includes(saving)) return values
      const code = madeCode(values.name ?? '', 'room', taken)
      taken.add(code)
      return { ...values, code }
    })
  },
  /** Children first move to another room, and the plan's rounds with them. */
  async refuseRemoval({ tx, actor }, ids) {
    const inUse = await roomsInUse(tx, ids, actor.today)
    return Object.fromEntries(inUse.map((id) => [id, 'STILL_IN_USE']))
  },
}
