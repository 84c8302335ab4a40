import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { clockTolerance } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import {
  noticeRegister as declared,
  notice,
  type noticeFields,
} from '@daybook/contract/notice/notice.kind.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { askForConfirmation, endConfirmation } from '../noticeConfirmation/noticeConfirmation.routes.ts'
import { retell, untell } from '../notification/index.ts'
import {
  type RegisterContext,
  type RegisterKind,
  refusing,
  registerHandlers,
  type Saving,
} from '../register/index.ts'
import { readableBy } from './notice.queries.ts'
import { audienceOf, noticeAlerts, releaseDue } from './notice.release.ts'

type Values = ValuesOf<typeof noticeFields>

export const noticeRegister: RegisterKind<typeof noticeFields> = {
  ...declared,
  name: 'notice',
  table: 'notice',
  columns: {},
  readableBy: (actor, now) => (actor.rights.has('notice.edit') ? undefined : readableBy(actor, now)),
  // Clients of the family know no audience.
  async complete({ clock, actor }, savings) {
    const now = clock.now().toISOString()
    // They choose a day, and send its midnight. Of today it means now.
    const midnight = instantOf(actor.today, '00:00', actor.timeZone).toISOString()
    return savings.map(({ before, values }) => {
      const isToday = values.releaseTime === midnight && before?.releaseTime !== midnight
      const releaseTime = isToday ? now : (values.releaseTime ?? now)
      return { ...values, audience: values.audience ?? 'all', releaseTime }
    })
  },
  async check({ clock }, savings) {
    const earliest = clock.now().getTime() - clockTolerance
    return refusing(savings, ({ before, values: { releaseTime } }) => {
      const isPast = Date.parse(releaseTime ?? '') < earliest
      if (isPast && releaseTime !== before?.releaseTime) fail('NOTICE_IN_PAST', { releaseTime: 'IN_PAST' })
    })
  },
  async save(context, savings) {
    await releaseDue(context, context.actor.personId)
    for (const saving of savings) await changeTold(context, saving)
  },
  async removed(context, ids) {
    for (const id of ids) await untell(context, noticeAlerts.released, id)
    await endConfirmation(context, ids, context.actor.personId)
  },
}

async function changeTold(context: RegisterContext, saving: Saving<Values>): Promise<void> {
  const { id, before, values } = saving
  const isReleased = Date.parse(before?.releaseTime ?? '') <= context.clock.now().getTime()
  if (!isReleased) return
  if (values.title && values.title !== before?.title)
    await retell(context, noticeAlerts.released, { causeId: id, params: { title: values.title } })
  await changeAsking(context, saving)
}

/** A notice that was released before begins to ask, or asks no longer. */
async function changeAsking(context: RegisterContext, { id, before, values }: Saving<Values>): Promise<void> {
  const { personId } = context.actor
  if (before?.asksConfirmation === values.asksConfirmation) return
  if (!values.asksConfirmation) return endConfirmation(context, [id], personId)
  const { title, audience: to, roles, rooms, people } = values
  if (!title || !to) return
  const audience = audienceOf({ to, roles, rooms, people })
  await askForConfirmation(context, { id, title, authorId: personId, audience })
}

export const noticeRoutes = implement(notice, registerHandlers(noticeRegister))
