import type { child } from '@daybook/contract/child/child.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Allergy, ChildCard } from '@daybook/contract/kernel/childCard.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { folded } from '@daybook/contract/register/import.fold.rules.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { among, given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { readPage } from '../../platform/database/page.ts'
import { statement, type Value } from '../../platform/database/statement.ts'
import type { DB } from '../../platform/database/types.ts'
import { found } from '../../platform/errors.ts'
import { roomOption } from '../room/room.queries.ts'

export type Card = z.infer<typeof ChildCard>
type ChildRoom = AnswerOf<(typeof child.operations)['listRoomsOfChild']>[number]

interface Named {
  day: string
  ids: readonly string[]
}

const cardsOf = statement((db, value: Value<Named>) =>
  selectCards(db, value('day'))
    .where(among('child.id', value('ids')))
    .orderBy('child.searchName')
    .orderBy('child.id')
    .compile(),
)

const cardsOfRoom = statement((db, value: Value<{ day: string; roomId: string }>) =>
  selectCards(db, value('day'))
    .where('enrolment.roomId', '=', value('roomId'))
    .where('child.active', '=', true)
    .orderBy('child.searchName')
    .orderBy('child.id')
    .compile(),
)

/** The cards of the children who are enrolled in a room on a day, by name. */
export const childCardsOfRoom = (tx: Tx, wanted: { day: string; roomId: string }): Promise<Card[]> =>
  cardsOfRoom(tx, wanted)

/** The cards of these children on a day, by name. Unknown ids are left out. */
export async function childCards(tx: Tx, named: Named): Promise<Card[]> {
  return named.ids.length === 0 ? [] : cardsOf(tx, named)
}

/** The names of the children here who are called so, however it is written. */
export async function childrenCalled(tx: Tx, name: Name): Promise<string[]> {
  const here = await tx
    .selectFrom('child')
    .select(['firstName', 'familyName'])
    .where('active', '=', true)
    .execute()
  const same = here.filter((one) => folded(fullName(one)) === folded(fullName(name)))
  return [...new Set(same.map(fullName))]
}

type Name = Parameters<typeof fullName>[0]

interface ChildPageWanted extends Order<'firstName' | 'familyName' | 'birthDate'> {
  day: string
  name: string
  roomId: string | undefined
  current: number
  size: number
}

const orders = {
  firstName: sql`fold_name(child.first_name)`,
  familyName: sql`fold_name(child.family_name)`,
  birthDate: sql.ref('child.birth_date'),
}

/** One page of all active children, by name. `name` may have macrons or not; `roomId` is the day's enrolled room. */
export async function pageOfChildren(
  tx: Tx,
  wanted: ChildPageWanted,
): Promise<{ records: Card[]; total: number }> {
  const { day, name, roomId } = wanted
  const matching = selectCards(tx, sql`${day}`)
    .where('child.active', '=', true)
    .where(isPartOfName(name))
    .where((eb) => given(eb, { 'enrolment.roomId': roomId }))
    .$call(orderedBy(wanted, orders))
    .orderBy('child.searchName')
    .orderBy('child.id')
  return readPage(matching, wanted)
}

/** The rules of nameMatches in the contract: names in either order, with or without spaces. Empty text matches. */
const isPartOfName = (typed: string) => sql<boolean>`
  position(replace(fold_name(${typed}), ' ', '') in replace(fold_name(
    child.first_name || child.family_name || '|' || child.family_name || child.first_name), ' ', '')) > 0`

function selectCards(db: Kysely<DB>, day: RawBuilder<string>) {
  return db
    .selectFrom('child')
    .leftJoin('enrolment', (join) =>
      sameTenant(join, 'enrolment.childId', 'child.id')
        .on('enrolment.startsOn', '<=', day)
        .on(({ eb, or }) => or([eb('enrolment.endsOn', 'is', null), eb('enrolment.endsOn', '>=', day)])),
    )
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'enrolment.roomId'))
    .select([
      'child.id',
      'child.firstName',
      'child.familyName',
      'child.birthDate',
      'child.picture',
      'child.inNappies',
      'room.id as roomId',
      'room.code as roomCode',
      'room.name as roomName',
      ...cautionColumns(),
      hasReminder(day).as('hasReminder'),
    ])
}

const allergies = sql<z.infer<typeof Allergy>[]>`(
  select coalesce(json_agg(
    json_build_object('substance', substance, 'severity', severity, 'note', note,
      'allergens', allergens, 'planExpiresOn', plan_expires_on)
    order by array_position(array['anaphylaxis', 'severe', 'mild'], severity), substance), '[]')
  from allergy where allergy.tenant_id = child.tenant_id and allergy.child_id = child.id)`

/** Columns to check before a child is fed or something is applied, for queries that select from `child`. */
export const cautionColumns = () =>
  [
    'child.dietNote',
    sql<Card['dietAvoids']>`child.diet_avoids`.as('dietAvoids'),
    sql<Card['diets']>`child.diets`.as('diets'),
    sql<Card['texture']>`child.texture`.as('texture'),
    sql<Card['sunscreenConsent']>`child.sunscreen_consent`.as('sunscreenConsent'),
    allergies.as('allergies'),
  ] as const

const hasReminder = (day: RawBuilder<string>) => sql<boolean>`exists (
  select from reminder where reminder.tenant_id = child.tenant_id and reminder.child_id = child.id
    and reminder.starts_on <= ${day} and coalesce(reminder.ends_on, 'infinity') >= ${day})`

/** The rooms of a child's enrolments, the room of this day first, then the latest. NOT_FOUND for an unknown child. */
export async function roomsOfChild(tx: Tx, childId: string, day: string): Promise<ChildRoom[]> {
  found(await tx.selectFrom('child').select('id').where('id', '=', childId).executeTakeFirst())
  const rows = await tx
    .selectFrom('enrolment')
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'enrolment.roomId'))
    .select(['enrolment.startsOn', 'enrolment.endsOn'])
    .select(['room.id', 'room.code', 'room.name', 'room.fromMonths', 'room.untilMonths', 'room.capacity'])
    .where('enrolment.childId', '=', childId)
    .orderBy('enrolment.startsOn', 'desc')
    .execute()
  return rows
    .map(({ startsOn, endsOn, ...room }) => {
      const current = startsOn <= day && (endsOn === null || endsOn >= day)
      return { ...roomOption(room), startsOn, endsOn, current }
    })
    .sort((a, b) => Number(b.current) - Number(a.current))
}
