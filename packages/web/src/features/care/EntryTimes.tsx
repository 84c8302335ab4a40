import { hasSuggestions, type TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import { showToast } from '../../kit/toast.ts'
import { UncertainTime } from '../../kit/UncertainTime.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { settleEntryTimes } from './care.data.ts'
import type { Entry } from './care.view.ts'

/** The uncertain times of an entry, for its author or a manager to settle. */
export function EntryTimes({ entry }: { entry: Entry }) {
  const t = useT()
  const timeZone = useTimeZone()
  const { id, uncertainTimes } = entry
  if (!uncertainTimes || entry.voided) return null
  const times: Record<string, unknown> = { ...entry.detail, occurredAt: entry.occurredAt }
  const names = Object.keys(uncertainTimes).sort((a, b) => (String(times[a]) < String(times[b]) ? -1 : 1))
  const shown = (of: Record<string, unknown>) => names.map((name) => clockAt(String(of[name]), timeZone))
  const settle = (take: TimeChoice) => {
    send(settleEntryTimes, { id, take })
    showToast(t('care.saved'))
  }
  return (
    <UncertainTime
      recorded={shown(times)}
      suggested={hasSuggestions(uncertainTimes) ? shown(uncertainTimes) : undefined}
      onSettle={entry.can.includes('amend') ? settle : undefined}
    />
  )
}
