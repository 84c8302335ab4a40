import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useNow } from '../../kit/clock.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import type { OversightWording } from '../../platform/oversight.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { nearStyle } from '../../platform/time/time.words.ts'

/** What features need to say their rows, in the current language. */
export function useWording(): OversightWording {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  const friendlyTime = useFriendlyTime()
  const dayWords = useDayWords()
  const today = dayAt(new Date(now), timeZone)
  return {
    t,
    sayTime: (instant: string) => friendlyTime(instant, now),
    sayDay: (day: string) => dayWords(day, nearStyle(day, today)),
    dayOf: (instant: string) => dayAt(new Date(instant), timeZone),
    sayFeature: (name: string) => wordsOf(`${name}.title`),
    sayWords: wordsOf,
  }
}
