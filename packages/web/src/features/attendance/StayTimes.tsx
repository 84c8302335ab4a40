import { hasSuggestions, type TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import { UncertainTime } from '../../kit/UncertainTime.tsx'
import { send } from '../../platform/outbox/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { SeenChild } from './attendance.board.ts'
import { settleStayTimes } from './attendance.data.ts'

/** The uncertain times of a stay, for whoever recorded them or a manager to settle. */
export function StayTimes({ stay }: { stay: SeenChild['attendances'][number] }) {
  const timeZone = useTimeZone()
  const { id, uncertainTimes } = stay
  if (!uncertainTimes) return null
  const names = (['signedInAt', 'signedOutAt'] as const).filter((name) => name in uncertainTimes)
  const shown = (of: Record<string, unknown>) => names.map((name) => clockAt(String(of[name]), timeZone))
  const settle = (take: TimeChoice) => void send(settleStayTimes, { id, take })
  return (
    <UncertainTime
      recorded={shown({ ...stay })}
      suggested={hasSuggestions(uncertainTimes) ? shown(uncertainTimes) : undefined}
      onSettle={stay.can.includes('settleTimes') ? settle : undefined}
    />
  )
}
