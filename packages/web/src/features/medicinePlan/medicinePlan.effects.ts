// How what waits in the outbox changes the board and the child's list. Pure; each may be applied again to newer data.
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { isTaken } from '@daybook/contract/medicinePlan/due.rules.ts'
import type { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import type { Authority, Board, MedicineChild } from './medicinePlan.plan.ts'

type Operations = typeof medicinePlan.operations
export type Input<K extends keyof Operations> = CallOf<Operations[K]>
export type ChildList = AnswerOf<Operations['listOfChild']>

interface Author {
  by: { id: string; name: string }
  /** Now, ISO 8601. */
  at: string
}
/** The board, or a child's list. */
type Page = Pick<Board, 'authorities'>

const changed = <P extends Page>(page: P, id: string, change: (one: Authority) => Authority): P => ({
  ...page,
  authorities: page.authorities.map((one) => (one.id === id ? change(one) : one)),
})

const iso = (at: string | number) => new Date(at).toISOString()
const newestFirst = (a: { at: string }, b: { at: string }) => Date.parse(b.at) - Date.parse(a.at)

export const withDose = <P extends Page>(page: P, input: Input<'give'>, { by }: Author): P =>
  changed(page, input.authorityId, (authority) => {
    const { id, dose, outcome, note } = input
    const said = { at: iso(input.at), byName: by.name, checkedBy: null, check: null, conflict: null }
    const others = authority.doses.filter((one) => one.id !== id)
    const doses = [{ id, dose, outcome, note: note || null, ...said }, ...others].sort(newestFirst)
    const isNew = others.length === authority.doses.length && isTaken(outcome)
    const dosesLeft = authority.dosesLeft === null ? null : Math.max(0, authority.dosesLeft - (isNew ? 1 : 0))
    return { ...authority, doses, dosesLeft }
  })

export const withCount = <P extends Page>(
  page: P,
  { authorityId, doses: dosesLeft }: Input<'countDoses'>,
): P => changed(page, authorityId, (authority) => ({ ...authority, dosesLeft }))

/** The first answer of the checker counts. */
export const withCheck = <P extends Page>(page: P, input: Input<'checkDose'>): P => {
  const { doseId, wasChecked, note, at } = input
  const check = { at: iso(at), wasChecked, note: note || null }
  return {
    ...page,
    authorities: page.authorities.map((authority) => ({
      ...authority,
      doses: authority.doses.map((dose) =>
        dose.id === doseId ? { ...dose, check: dose.check ?? check } : dose,
      ),
    })),
  }
}

/** @param day of the centre, on which the parent agreed */
export const withWord = <P extends Page>(
  page: P,
  input: Input<'confirmToday'>,
  { by }: Author,
  { day, name }: { day: string; name: string },
): P =>
  changed(page, input.authorityId, (authority) => {
    const { id } = input
    if (authority.words.some((word) => word.id === id)) return authority
    const lastGivenAt = input.lastGivenAt ? iso(input.lastGivenAt) : null
    const word = { id, day, name, lastGivenAt, at: iso(input.at), byName: by.name }
    return { ...authority, words: [word, ...authority.words] }
  })

export const withEnd = <P extends Page>(page: P, { id, why, at }: Input<'endAuthority'>, { by }: Author): P =>
  changed(page, id, (authority) => ({
    ...authority,
    ended: authority.ended ?? { at: iso(at), byName: by.name, why: why || null },
  }))

/** @param child whose authority it is; a page that does not show the child stays as it is */
export function withSubmitted<P extends Page>(
  page: P,
  input: Input<'submitAuthority'>,
  { by }: Author,
  { child, day }: { child: MedicineChild | undefined; day: string },
): P {
  const { signed, at, id } = input
  if (!child || page.authorities.some((one) => one.id === id)) return page
  const name = child.contacts.find((contact) => contact.id === signed.contactId)?.name ?? ''
  const said = { at: iso(at), byName: by.name }
  const authority: Authority = {
    ...input,
    note: input.note ?? null,
    leastHours: input.leastHours ?? null,
    mostInDay: input.mostInDay ?? null,
    untilDay: input.untilDay ?? null,
    expiresOn: input.expiresOn ?? null,
    signed: { ...said, name, drawing: signed.drawing },
    ended: null,
    words: [{ ...said, id, day, name, lastGivenAt: null }],
    doses: [],
    otherDoses: [],
    dosesLeft: null,
  }
  return { ...page, authorities: [authority, ...page.authorities] }
}

/** An authority as the server has it now, on a page that has it. */
export const withAuthority = <P extends Page>(page: P, authority: Authority): P =>
  changed(page, authority.id, () => authority)
