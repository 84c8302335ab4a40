// Tells people of notices whose time has come, in the request that writes one and in a job every minute.
import { eventName } from '@daybook/contract/kernel/live.ts'
import { noticeMessages } from '@daybook/contract/notice/notice.kind.ts'
import type { Audience } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Context } from '../../platform/context.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { askForConfirmation } from '../noticeConfirmation/noticeConfirmation.routes.ts'
import { alerts, tell } from '../notification/index.ts'
import { peopleIn } from '../receipt/index.ts'
import { isDue, takeDue } from './notice.queries.ts'

export const noticeAlerts = alerts(noticeMessages, {
  released: {
    topic: 'notice',
    to: 'named',
    words: { 'en-US': 'A new notice from your centre', 'zh-CN': '园所发布了新通知' },
  },
})

type Releasing = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'publish'>

const listed = (keys: string | null) => keys?.split(',') ?? null

interface For {
  to: Audience['to']
  roles: string | null
  rooms: string | null
  people: string | null
}

/** A notice has roles, rooms and people by comma. */
export const audienceOf = ({ to, roles, rooms, people }: For) =>
  ({ to, roles, rooms: listed(rooms), people: listed(people) }) as Audience

const submitted = eventName('notice.submit')

/** @param authorId who knows already */
export async function releaseDue(context: Releasing, authorId?: string): Promise<void> {
  const { tx, clock, publish } = context
  const due = await takeDue(tx, clock.now())
  for (const { id, title, asksConfirmation, createdBy, ...rest } of due) {
    const audience = audienceOf(rest)
    const to = (await peopleIn(tx, audience)).filter((person) => person !== authorId)
    const link = `/pages/manage/notice?id=${id}`
    await tell(context, noticeAlerts.released, [{ to, params: { title }, link, causeId: id }])
    const author = authorId ?? createdBy
    if (asksConfirmation && author)
      await askForConfirmation(context, { id, title, authorId: author, audience })
  }
  if (due.length > 0 && authorId === undefined)
    publish({ operation: submitted, to: 'notice.read', data: null })
}

export const releaseNotices: Job = {
  name: 'releaseNotices',
  schedule: '* * * * *',
  due: isDue,
  atStart: true,
  run: (context) => releaseDue(context),
}

export const noticeJobs = [releaseNotices]
