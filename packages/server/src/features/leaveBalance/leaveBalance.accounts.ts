// A person's leave by kind: what was entered, and the days of work that their leave takes.
import type { DateRange } from '@daybook/contract/kernel/fields.ts'
import { sumOf, type WorkedDay, workedDays } from '@daybook/contract/leave/leave.rules.ts'
import { lowestFrom, standingOn } from '@daybook/contract/leaveBalance/leaveBalance.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { freeDays, leaveOf, weeksOf } from '../leave/index.ts'
import { entriesOf, keepsBalance, type LeaveKind } from './leaveBalance.queries.ts'

interface Account {
  kind: LeaveKind
  entries: { days: number; from: string }[]
  taken: WorkedDay[]
  waiting: WorkedDay[]
}

type Entries = Awaited<ReturnType<typeof entriesOf>>
type Weeks = Awaited<ReturnType<typeof weeksOf>>

/** For each kind that has an entry. @param without a request that does not count */
async function accountsOf(
  tx: Tx,
  staffId: string,
  { entries, weeks, without }: { entries: Entries; weeks: Weeks; without?: string | undefined },
): Promise<Account[]> {
  const kinds = [...new Set(entries.map(({ kind }) => kind))].toSorted()
  const leaves = (await leaveOf(tx, staffId)).filter(
    ({ id, detail }) => id !== without && kinds.includes(detail.kind),
  )
  const { isFreeIn } = await freeDays(
    tx,
    weeks,
    leaves.map(({ detail }) => detail.dates),
  )
  const worked = leaves.map(({ state, detail: { kind, dates } }, place) => ({
    kind,
    state,
    days: workedDays(dates, isFreeIn(place)),
  }))
  return kinds.map((kind) => {
    const inState = (wanted: string) =>
      worked.filter((leave) => leave.kind === kind && leave.state === wanted).flatMap(({ days }) => days)
    return {
      kind,
      entries: entries.filter((entry) => entry.kind === kind),
      taken: inState('confirmed'),
      waiting: inState('submitted'),
    }
  })
}

const standingOf = (account: Account, day: string) => ({
  kind: account.kind,
  ...standingOn(account, day),
  waiting: sumOf(account.waiting),
})

/** Everything that a person sees of their leave, as of a day. */
export async function ledgerOf(tx: Tx, staffId: string, day: string) {
  if (!(await keepsBalance(tx))) return { isKept: false, balances: [], entries: [], weeks: [] }
  const [entries, weeks] = await Promise.all([entriesOf(tx, staffId), weeksOf(tx, staffId)])
  const accounts = await accountsOf(tx, staffId, { entries, weeks })
  return {
    isKept: true,
    balances: accounts.map((account) => standingOf(account, day)),
    entries,
    // Of two of the same day the later one counts, and comes first.
    weeks: weeks.filter(({ from }, place) => from !== weeks[place - 1]?.from),
  }
}

interface Asked {
  staffId: string
  kind: LeaveKind
  dates: DateRange
  /** The request itself, if it is known. */
  id?: string | undefined
}

/** What leave does to the balance of its kind on its last day. */
export async function outlookOf(tx: Tx, { staffId, kind, dates, id }: Asked) {
  if (!(await keepsBalance(tx))) return null
  const [entries, weeks] = await Promise.all([entriesOf(tx, staffId), weeksOf(tx, staffId)])
  const accounts = await accountsOf(tx, staffId, { entries, weeks, without: id })
  const account = accounts.find((one) => one.kind === kind)
  if (!account) return null
  const asked = workedDays(dates, (await freeDays(tx, weeks, [dates])).isFreeIn(0))
  const withIt = { ...account, taken: [...account.taken, ...asked] }
  const before = standingOf(account, dates.until)
  const days = sumOf(asked)
  return {
    ...before,
    days,
    remains: before.remains - days,
    on: dates.until,
    lowest: lowestFrom(withIt, dates.until),
  }
}
