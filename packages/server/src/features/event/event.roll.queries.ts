import type { eventFields } from '@daybook/contract/event/event.fields.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { personKinds } from '@daybook/contract/rollCall/rollCall.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Listed, peopleNamed, presentAt } from '../rollCall/index.ts'

export const findEvent = (tx: Tx, id: string) =>
  tx
    .selectFrom('report')
    .select(['id', sql.ref<ValuesOf<typeof eventFields>>('detail').as('detail')])
    .where('id', '=', id)
    .where('kind', '=', 'event')
    .executeTakeFirst()

type Asked = Pick<ValuesOf<typeof eventFields>, 'roomIds' | 'childIds' | 'staffIds' | 'leadId'> & {
  day: string
  at: string
}

/** The children who go, by room and name, then the staff, then the visitors in the house. Of whole rooms go those who were
 *  signed in at that instant. */
export async function peopleOfEvent(tx: Tx, { day, at, ...asked }: Asked): Promise<Listed[]> {
  const rooms = new Set(asked.roomIds ?? [])
  const children = new Set(asked.childIds ?? [])
  const staff = new Set([asked.leadId, ...asked.staffIds])
  const present = await presentAt(tx, day, at)
  const goes = ({ id, kind, roomId }: Listed) =>
    (kind === 'child' && (children.has(id) || (roomId !== null && rooms.has(roomId)))) ||
    (kind === 'staff' && staff.has(id))
  const here = present.filter(goes)
  const named = [...children, ...staff].filter((id) => !here.some((person) => person.id === id))
  const all = [
    ...here,
    ...(await peopleNamed(tx, named)),
    ...present.filter(({ kind }) => kind === 'visitor'),
  ]
  return personKinds.flatMap((kind) => all.filter((person) => person.kind === kind))
}
