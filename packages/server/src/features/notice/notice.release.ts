// Tells people of notices whose time has come, in the request that writes one and in a job every minute.
import type { Audience } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Context } from '../../platform/context.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { tell } from '../notification/index.ts'
import { peopleIn } from '../receipt/index.ts'
import { noticeAlerts } from './notice.alerts.ts'
import { takeDue } from './notice.queries.ts'

type Releasing = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'publish'>

const listed = (keys: string | null) => keys?.split(',') ?? null

/** @param authorId who knows already */
export async function releaseDue(context: Releasing, authorId?: string): Promise<void> {
  const { tx, clock, publish } = context
  const due = await takeDue(tx, clock.now())
  for (const { id, title, to: audience, roles, rooms, people } of due) {
    const asked = { to: audience, roles: listed(roles), rooms: listed(rooms), people: listed(people) }
    const to = (await peopleIn(tx, asked as Audience)).filter((person) => person !== authorId)
    const link = `/pages/manage/notice?id=${id}`
    await tell(context, noticeAlerts.released, [{ to, params: { title }, link, causeId: id }])
  }
  if (due.length > 0 && authorId === undefined)
    publish({ operation: 'notice.submit', to: 'notice.read', data: null })
}

export const releaseNotices: Job = {
  name: 'releaseNotices',
  schedule: '* * * * *',
  atStart: true,
  run: (context) => releaseDue(context),
}
