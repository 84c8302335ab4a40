// Notices of the centre: one pinned, one for a role, some over the last weeks, and one that is planned.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { noticeMessages } from '@daybook/contract/notice/notice.kind.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import { addMessage } from './messages.ts'
import { addPublication } from './publication.rows.ts'
import type { Staff } from './staff.ts'

interface Written {
  title: string
  /** Key of the dictionary `notice`: news, event, reminder, closure. */
  category: '1' | '2' | '3' | '4'
  /** Days from today. */
  day: number
  content: string
  isPinned?: true
  roles?: string
  /** Everybody confirms it; all but every third person have. */
  asks?: true
}

const notices: readonly Written[] = [
  {
    title: 'Who to call when a child is missing at pick-up',
    category: '3',
    day: -40,
    isPinned: true,
    content: `# First five minutes
- Check the sign-in list and the sleep room.
- Tell the person responsible at once. Do not wait until you have looked everywhere.
- Somebody stays at the gate.

Ring 111 if the child has not been found after five minutes.`,
  },
  {
    title: 'New sunhats have arrived',
    category: '1',
    day: -2,
    content: 'There is one for every child, in the basket by the back door. Please write the name inside.',
  },
  {
    title: 'Matariki breakfast: helpers wanted',
    category: '2',
    day: -6,
    content: `# Friday, 6.30 am
We need four people for the fire and two for the kai.

- Wood is ordered.
- Whānau bring a plate.`,
  },
  {
    title: 'Fire alarm test on Thursday at 10',
    category: '3',
    asks: true,
    day: -9,
    content: 'The alarm rings for a minute. Tell the children before, and keep the sleepers’ door closed.',
  },
  {
    title: 'Closing early on the last day of term',
    category: '4',
    day: 3,
    content: 'We close at 3 pm. Families will be told a week before.',
  },
  {
    title: 'Budget round: send your wishes',
    category: '1',
    day: -12,
    roles: 'manager',
    content: 'Send what your room needs for the next half year, with a price, by the end of the month.',
  },
]

export function makeNotices(making: Making, staff: readonly Staff[]): void {
  const { rows, hours, today } = making
  const author = staff.find(({ isManager }) => isManager)
  if (!author) return
  for (const { day, isPinned = false, roles = null, asks, ...notice } of notices) {
    const releaseTime = hours.at(addDays(today, day), told(8))
    const stamp = rows.stamp(hours.at(addDays(today, Math.min(day, -1)), told(7)), author.id)
    const isReleased = day < 0
    const id = asks
      ? addConfirmation(making, { title: notice.title, at: releaseTime, author, staff })
      : stamp.id
    rows.add('notice', {
      ...stamp,
      ...notice,
      id,
      asksConfirmation: asks ?? false,
      isPinned,
      roles,
      audience: roles === null ? 'all' : 'roles',
      releaseTime: releaseTime.toISOString(),
      toldAt: isReleased ? releaseTime.toISOString() : null,
    })
    const readers = staff.filter(({ id, isManager }) => id !== author.id && (roles === null || isManager))
    if (!isReleased) continue
    for (const { id: to } of readers)
      addMessage(making, {
        kind: noticeMessages.released.kind,
        params: { title: notice.title },
        to,
        link: `/pages/manage/notice?id=${id}`,
        causeId: id,
        sentAt: releaseTime,
        topic: 'notice',
      })
  }
}

/** @returns the id that it shares with its notice */
function addConfirmation(
  making: Making,
  { title, at, author, staff }: { title: string; at: Date; author: Staff; staff: readonly Staff[] },
): string {
  const who = staff.filter((one, place) => one === author || place % 3 > 0)
  const answers = who.map((one, place) => ({
    who: one,
    answer: 'confirmed' as const,
    after: 20 + place * 37,
  }))
  const versions = [{ at, detail: { title }, changes: null, answers }]
  return addPublication(making, { kind: 'noticeConfirmation', title, author, people: staff, versions })
}
