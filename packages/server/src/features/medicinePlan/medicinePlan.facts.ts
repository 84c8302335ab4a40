// Authorities as they are read, each with its doses and with the doses of the same medicine from elsewhere.
import { addDays, dayAt, dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { isSameMedicine } from '@daybook/contract/medicine/medicine.rules.ts'
import { isTaken, type MedicinePlan } from '@daybook/contract/medicinePlan/due.rules.ts'
import type { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import type { Tx } from '../../platform/database/database.ts'
import {
  type AuthorityRow,
  dosesLeft,
  dosesSince,
  reportedSince,
  wordsSince,
} from './medicinePlan.queries.ts'

export type Authority = AnswerOf<(typeof medicinePlan.operations)['give']>

/** As many days before count for the hours between two doses, and the most in 24 hours. */
export const daysBefore = 2

interface Since {
  /** Of the centre. */
  day: string
  timeZone: string
}

/** What an authority is read from, each with when it was last changed. */
interface Read {
  changes: readonly { changedAt: string }[]
}

/** @param since the day from which on doses and words are read */
export async function withDoses<Row extends AuthorityRow>(
  tx: Tx,
  rows: readonly Row[],
  { day, timeZone }: Since,
): Promise<(Authority & Read)[]> {
  const children = [...new Set(rows.map(({ childId }) => childId))]
  const { from } = dayBounds(day, timeZone)
  const ids = rows.map(({ id }) => id)
  const [doses, reported, words, left] = await Promise.all([
    dosesSince(tx, children, from),
    reportedSince(tx, children, from),
    wordsSince(tx, ids, day),
    dosesLeft(tx, ids),
  ])
  const elsewhere = doses.filter(({ outcome }) => isTaken(outcome))
  return rows.map((row) => {
    const isOfRow = ({ authorityId }: { authorityId: string }) => authorityId === row.id
    const [given, said] = [doses.filter(isOfRow), words.filter(isOfRow)]
    return {
      ...toAuthority(row),
      words: [
        ...said.map(({ authorityId: _, changedAt: __, ...word }) => word),
        signatureAsWord(row, timeZone),
      ],
      dosesLeft: left.get(row.id) ?? null,
      doses: given.map(toDose),
      otherDoses: [...elsewhere.filter((one) => !isOfRow(one)), ...reported]
        .filter(({ childId, name }) => childId === row.childId && isSameMedicine(name, row.name))
        .map(({ id, name, dose, at, byName }) => ({ id, name, dose, at, byName })),
      changes: [row, ...given, ...said].map(({ changedAt }) => ({ changedAt })),
    }
  })
}

type DoseRow = Awaited<ReturnType<typeof dosesSince>>[number]

function toDose(row: DoseRow): Authority['doses'][number] {
  const { id, at, byName, dose, outcome, note, conflict, checkerId, checkerName } = row
  const { checkAt, wasChecked, checkNote } = row
  return {
    id,
    at,
    byName,
    dose,
    outcome,
    note,
    conflict,
    checkedBy: checkerId === null ? null : { id: checkerId, name: checkerName ?? '' },
    check: checkAt === null || wasChecked === null ? null : { at: checkAt, wasChecked, note: checkNote },
  }
}

const signatureAsWord = (row: AuthorityRow, timeZone: string) => ({
  id: row.id,
  day: dayAt(new Date(row.signedAt), timeZone),
  name: row.signedName,
  at: row.signedAt,
  byName: row.keptByName,
  lastGivenAt: null,
})

function toAuthority(row: AuthorityRow): Omit<Authority, 'words' | 'doses' | 'dosesLeft' | 'otherDoses'> {
  const { id, childId, category, name, dose, way, reason, times, leastHours, mostInDay, note } = row
  const { fromDay, untilDay, expiresOn, drawing } = row
  return {
    id,
    childId,
    category,
    name,
    dose,
    way,
    reason,
    times,
    leastHours,
    mostInDay,
    note,
    fromDay,
    untilDay,
    expiresOn,
    signed: { name: row.signedName, drawing, at: row.signedAt, byName: row.keptByName },
    ended:
      row.endedAt === null ? null : { at: row.endedAt, byName: row.endedByName ?? '', why: row.endReason },
  }
}

/** The authority with all that may speak against a dose at an instant. */
export async function authorityAt(
  tx: Tx,
  row: AuthorityRow,
  at: string,
  timeZone: string,
): Promise<Authority> {
  const day = addDays(dayAt(new Date(at), timeZone), -daysBefore)
  const [authority] = await withDoses(tx, [row], { day, timeZone })
  return authority as Authority
}

/** @param hereSince null while the child is not here, or where it makes no difference */
export const planOf = (
  authority: Authority,
  timeZone: string,
  hereSince: string | null = null,
): MedicinePlan => ({
  ...authority,
  timeZone,
  hereSince,
})
