import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

/** One page of the children who wait for a place on a day. */
export function pageOfWaiting(tx: Tx, wanted: PageWanted, day: string) {
  const waiting = tx
    .selectFrom('child')
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'child.wantedRoomId'))
    .select((eb) => [
      'child.id',
      'firstName',
      'familyName',
      'birthDate',
      eb.ref('waitingSince').$notNull().as('waitingSince'),
      'wantedFrom',
      'room.name as roomName',
    ])
    .where('child.active', '=', true)
    .where('waitingSince', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrolment')
            .select('enrolment.id')
            .whereRef('enrolment.tenantId', '=', 'child.tenantId')
            .whereRef('enrolment.childId', '=', 'child.id')
            .where(({ eb, or }) => or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)])),
        ),
      ),
    )
    .orderBy('waitingSince')
    .orderBy('child.searchName')
    .orderBy('child.id')
  return readPage(waiting, wanted)
}
