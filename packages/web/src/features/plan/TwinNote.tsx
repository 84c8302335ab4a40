import { twinOf } from '@daybook/contract/plan/plan.rules.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import { taskLook } from '../task/task.look.ts'
import type { PlanEntry, PlanInput } from './plan.data.ts'
import { weekdaysWords } from './plan.words.ts'

/** Says what the plan already has at the same time, before the entry is saved. */
export function TwinNote({ input, plan }: { input: PlanInput; plan: readonly PlanEntry[] }) {
  const t = useT()
  const dayWords = useDayWords()
  const twins = plan.flatMap((entry) => {
    const twin = entry.id === input.id ? undefined : twinOf(input, entry)
    return twin ? [{ entry, twin }] : []
  })
  return (
    <div role="status">
      {twins.length > 0 && (
        <Warning>
          {twins.map(({ entry, twin }) => (
            <p key={entry.id}>
              {t('plan.twin', {
                task: t(taskLook(entry.kind).title),
                room: entry.roomName ?? t('plan.wholeCentre'),
                times: twin.times.map((time) => clockWords(time)).join(t('plan.comma')),
                days: weekdaysWords(t, dayWords, twin.weekdays),
              })}
            </p>
          ))}
          <p>{t('plan.twinHint')}</p>
        </Warning>
      )}
    </div>
  )
}
