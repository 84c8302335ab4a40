import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { cautionColumns } from '../child/index.ts'

/** The children who are enrolled on a day of a period and must avoid something, by name. */
export const enrolledBetween = (tx: Tx, from: string, until: string) =>
  tx
    .selectFrom('child')
    .innerJoin('enrolment', (join) => sameTenant(join, 'enrolment.childId', 'child.id'))
    .select(['child.id', 'child.firstName', 'child.familyName'])
    .select(['enrolment.roomId', 'enrolment.startsOn', 'enrolment.endsOn'])
    .select(cautionColumns())
    .where('child.active', '=', true)
    .where('enrolment.startsOn', '<=', until)
    .where(sql<boolean>`coalesce(enrolment.ends_on, 'infinity') >= ${from}`)
    .orderBy('child.searchName')
    .orderBy('child.id')
    .execute()

/** Who was at the centre on these days, by name. */
export const presentOn = (tx: Tx, days: readonly string[]) =>
  tx
    .selectFrom('attendance')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'attendance.childId'))
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'attendance.roomId'))
    .distinctOn(['attendance.day', 'child.searchName', 'child.id'])
    .select(['attendance.day', 'child.id', 'child.firstName', 'child.familyName', 'room.name as roomName'])
    .where(sql<boolean>`attendance.day = any(${days}::date[])`)
    .where('attendance.voidedAt', 'is', null)
    .orderBy('attendance.day')
    .orderBy('child.searchName')
    .orderBy('child.id')
    .orderBy('attendance.signedInAt')
    .execute()

/** When these dishes had an ingredient: those that have it now count for all days, because it may have been forgotten. */
export const dishesWith = (tx: Tx, ingredientId: string) =>
  tx
    .selectFrom('dishIngredient')
    .innerJoin('centre', 'centre.tenantId', 'dishIngredient.tenantId')
    .select('dishId')
    .select(sql<string | null>`(ended_at at time zone centre.time_zone)::date`.as('lastDay'))
    .where('ingredientId', '=', ingredientId)
    .execute()

export const findIngredient = (tx: Tx, id: string) =>
  tx.selectFrom('ingredient').select('id').where('id', '=', id).executeTakeFirst()
