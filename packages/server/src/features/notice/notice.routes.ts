import { clockTolerance } from '@daybook/contract/kernel/entryClock.rules.ts'
import { notice } from '@daybook/contract/notice/notice.contract.ts'
import type { noticeFields } from '@daybook/contract/notice/notice.fields.ts'
import { noticeRegister as declared } from '@daybook/contract/notice/notice.register.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'
import { readableBy } from './notice.queries.ts'
import { releaseDue } from './notice.release.ts'

export const noticeRegister: RegisterKind<typeof noticeFields> = {
  ...declared,
  name: 'notice',
  table: 'notice',
  columns: {},
  readableBy: (actor, now) => (actor.rights.has('notice.edit') ? undefined : readableBy(actor, now)),
  // Clients of the family know no audience.
  complete: async ({ clock }, { values }) => ({
    ...values,
    audience: values.audience ?? 'all',
    releaseTime: values.releaseTime ?? clock.now().toISOString(),
  }),
  async check({ clock }, { before, values: { releaseTime } }) {
    const isPast = Date.parse(releaseTime ?? '') < clock.now().getTime() - clockTolerance
    if (isPast && releaseTime !== before?.releaseTime) fail('NOTICE_IN_PAST', { releaseTime: 'IN_PAST' })
  },
  save: (context) => releaseDue(context, context.actor.personId),
}

export const noticeRoutes = implement(notice, registerHandlers(noticeRegister))
