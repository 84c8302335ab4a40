// Whoever oversees sleep gets a message about a check with an alarming observation, in the transaction that records it.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { alarmsIn } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { tell } from '../notification/index.ts'
import { sleepAlerts } from './sleep.alerts.ts'
import { placesOf } from './sleep.board.queries.ts'
import type { SleepAnswer } from './sleep.queries.ts'

type Check = Pick<SleepAnswer['checks'][number], 'id' | 'occurredAt' | 'breathing' | 'warmth' | 'colour'>

/** @param checks new checks of this sleep */
export async function tellOfAlarms(
  context: Context<unknown, Actor>,
  sleepId: string,
  checks: readonly Check[],
): Promise<void> {
  const alarming = checks.filter((check) => alarmsIn(check).length > 0)
  if (alarming.length === 0) return
  const { tx, actor } = context
  const place = (await placesOf(tx, [sleepId])).get(sleepId)
  if (!place) return
  await tell(
    context,
    sleepAlerts.checkAlarming,
    alarming.map(({ id, occurredAt, breathing, warmth, colour }) => ({
      params: {
        childName: fullName(place.child),
        roomName: place.room.name,
        checkedAt: occurredAt,
        checkedBy: actor.name,
        // A check with an alarming observation has all of them.
        breathing: breathing ?? 'normal',
        warmth: warmth ?? 'normal',
        colour: colour ?? 'normal',
      },
      link: boardLink(place, dayAt(new Date(occurredAt), actor.timeZone)),
      causeId: id,
    })),
  )
}

/** The board of that day, opened at the child. */
function boardLink({ child, room }: { child: { id: string }; room: { code: string } }, day: string): string {
  return `/pages/home/task/sleep?code=${room.code}&date=${day}&check=${child.id}`
}
