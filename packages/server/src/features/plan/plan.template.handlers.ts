import type { plan } from '@daybook/contract/plan/plan.contract.ts'
import { planTemplate } from '@daybook/contract/plan/plan.templates.ts'
import type { ContextOf } from '../../platform/context.ts'
import { followPlan } from '../task/index.ts'
import { dayChanged } from './plan.handlers.ts'
import { centreOfTemplate, hasPlan, insertEntry } from './plan.queries.ts'

const workdays = [1, 2, 3, 4, 5]

/** A manager changes what is different at this centre. */
export async function startPlan(context: ContextOf<(typeof plan.operations)['startPlan']>) {
  const { tx, ids, actor, clock, auditSubjects, publish } = context
  if (await hasPlan(tx)) return { added: 0 }
  const centre = await centreOfTemplate(tx)
  const roomIds = new Map(centre.rooms.map(({ code, id }) => [code, id]))
  const added: string[] = []
  for (const { kind, roomCode, times, season } of planTemplate({ ...centre, day: actor.today })) {
    const id = ids()
    await insertEntry(tx, id, {
      kind,
      roomId: roomIds.get(roomCode ?? '') ?? null,
      weekdays: workdays,
      times: [...times],
      seasonFrom: season?.from ?? null,
      seasonUntil: season?.until ?? null,
      staffId: null,
      startsOn: actor.today,
    })
    added.push(id)
  }
  auditSubjects(...added)
  await followPlan({ tx, ids }, actor, added, clock.now())
  publish(dayChanged)
  return { added: added.length }
}
