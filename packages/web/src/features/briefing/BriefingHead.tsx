import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useNow } from '../../kit/clock.ts'
import { useKit } from '../../kit/kit.context.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useUnsentIds } from '../../platform/outbox/unsent.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { Briefing } from './briefing.effects.ts'

/** What the page cannot know is said: what came after it was read from the server, here and elsewhere. */
export function BriefingHead({ page: { now: readAt, room, children } }: { page: Briefing }) {
  const t = useT()
  const { online } = useKit()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const centre = useSession().tenantInfo?.name
  const unsent = useUnsentIds()
  const time = friendlyTime(readAt, now)
  const paperTime = `${dayWords(dayAt(new Date(readAt), timeZone), 'date')}, ${clockAt(readAt, timeZone)}`
  return (
    <>
      <h2 className="paper-only">{[centre, room.name, paperTime].filter(Boolean).join(' · ')}</h2>
      <p className="dim screen-only">{t('briefing.asOf', { time })}</p>
      {!online && <p>{t('briefing.offline', { time })}</p>}
      {children.some(({ id }) => unsent.has(id)) && <p>{t('briefing.unsent')}</p>}
    </>
  )
}
