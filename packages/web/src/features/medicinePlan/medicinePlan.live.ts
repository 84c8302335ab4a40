// Medicine is given on several devices, also without a network.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { medicine } from '@daybook/contract/medicine/medicine.kind.ts'
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import {
  type ChildList,
  type Input,
  withAuthority,
  withCheck,
  withCount,
  withDose,
  withEnd,
  withSubmitted,
  withWord,
} from './medicinePlan.effects.ts'
import { type Authority, type Board, type MedicineChild, timeZoneNow } from './medicinePlan.plan.ts'

const { getBoard, listOfChild, ...writes } = client(medicinePlan)

type Page = Board | ChildList
const childrenOf = (page: Page): readonly MedicineChild[] =>
  'children' in page ? page.children : [page.child]

const dayOf = (at: string | number) => dayAt(new Date(at), timeZoneNow())

const effects = {
  countDoses: (page: Page, input: Input<'countDoses'>) => withCount(page, input),
  checkDose: (page: Page, input: Input<'checkDose'>) => withCheck(page, input),
  give: (page: Page, input: Input<'give'>, reader: Reader) => withDose(page, input, authorOf(reader)),
  endAuthority: (page: Page, input: Input<'endAuthority'>, reader: Reader) =>
    withEnd(page, input, authorOf(reader)),
  confirmToday(page: Page, input: Input<'confirmToday'>, reader: Reader) {
    const contacts = childrenOf(page).flatMap((child) => child.contacts)
    const name = contacts.find(({ id }) => id === input.signed.contactId)?.name ?? ''
    return withWord(page, input, authorOf(reader), { day: dayOf(input.at), name })
  },
  submitAuthority(page: Page, input: Input<'submitAuthority'>, reader: Reader) {
    const child = childrenOf(page).find(({ id }) => id === input.childId)
    return withSubmitted(page, input, authorOf(reader), { child, day: dayOf(input.at) })
  },
}
type Expect = (page: Page, input: never, reader: Reader) => Page

for (const [name, expect] of Object.entries<Expect>(effects))
  liveUpdates(writes[name as keyof typeof effects], {
    changes: [getBoard, listOfChild].map((read) => ({
      read,
      expect,
      apply: (page: Page, { data }: LiveEvent<Authority>) => withAuthority(page, data),
    })),
    // A dose counts for other authorities of the same medicine too.
    readAgain: [{ read: getBoard }, { read: listOfChild }],
  })

// A dose of the medicine report counts as well.
const { submit, cancel } = client(medicine)
for (const operation of [submit, cancel])
  liveUpdates(operation, { readAgain: [{ read: getBoard }, { read: listOfChild }] })
