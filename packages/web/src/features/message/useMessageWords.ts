import type { Message } from '@daybook/contract/message/message.contract.ts'
import { useNow } from '../../kit/clock.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { friendlyTime } from '../../platform/time/time.words.ts'
import { messageWords } from './message.words.ts'

/** Formats messages and their times in the current language. */
export function useMessageWords() {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const sayTime = (instant: string) => friendlyTime(t, instant, now, timeZone)
  const say = (message: Message) =>
    messageWords(message, {
      t,
      sayTime,
      sayDay: (day) => dayWords(day, 'long'),
      sayFeature: (name) => wordsOf(`${name}.title`),
    })
  return { say, sayTime }
}
