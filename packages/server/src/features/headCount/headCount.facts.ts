// Head counts as they are read.
import type { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type CountRow, countsOn, type PersonRow, peopleOfCounts } from './headCount.queries.ts'

export type Count = AnswerOf<(typeof headCount.operations)['start']>

/** These counts with their people. */
export async function withPeople(tx: Tx, rows: readonly CountRow[]): Promise<Count[]> {
  const people = await peopleOfCounts(
    tx,
    rows.map(({ id }) => id),
  )
  const byCount = Map.groupBy(people, ({ rollCallId }) => rollCallId)
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    reason: row.reason,
    room: row.roomCode === null ? null : { code: row.roomCode, name: row.roomName ?? '' },
    started: { at: row.startedAt, by: { id: row.startedBy, name: row.startedByName } },
    ended: momentOf(row.endedAt, row.endedBy, row.endedByName),
    people: (byCount.get(row.id) ?? []).map(toPerson),
  }))
}

const momentOf = (at: string | null, id: string | null, name: string | null) =>
  at === null || id === null ? null : { at, by: { id, name: name ?? '' } }

const toPerson = (row: PersonRow): Count['people'][number] => ({
  id: row.id,
  firstName: row.firstName,
  familyName: row.familyName,
  picture: row.picture,
  marked: momentOf(row.markedAt, row.markedBy, row.markedByName),
  absence:
    row.absentAt === null
      ? null
      : { why: row.why, note: row.note, at: row.absentAt, byName: row.absentByName ?? '' },
  stay:
    row.signedInAt === null
      ? null
      : { signedInAt: row.signedInAt, signedOutAt: row.signedOutAt, signedOutBy: row.signedOutBy },
  elsewhere:
    row.elsewhereAt === null
      ? null
      : { at: row.elsewhereAt, byName: row.elsewhereByName ?? '', roomName: row.elsewhereRoom },
})

export const openCounts = async (tx: Tx, day: string) =>
  withPeople(tx, await countsOn(tx, day, { open: true }))
