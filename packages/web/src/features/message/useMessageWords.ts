import type { Message } from '@daybook/contract/message/message.contract.ts'
import { useNow } from '../../kit/clock.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { useDayWords, useFriendlyTime } from '../../platform/time/centre.time.ts'
import { messageWords } from './message.words.ts'

/** Formats messages and their times in the current language. */
export function useMessageWords() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const dayWords = useDayWords()
  const sayTime = (instant: string) => friendlyTime(instant, now)
  const say = (message: Pick<Message, 'kind' | 'params'>) =>
    messageWords(message, {
      t,
      sayTime,
      sayDay: (day) => dayWords(day, 'long'),
      sayFeature: (name) => wordsOf(`${name}.title`),
      sayEntry: entryWords,
    })
  return { say, sayTime }
}
