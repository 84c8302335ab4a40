import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import type { Briefing } from './briefing.effects.ts'

/** Who has read it today, and on paper room for whoever reads it there. */
export function Readings({ readings }: Pick<Briefing, 'readings'>) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  return (
    <Section title={t('briefing.readings')}>
      {readings.length === 0 && <p className="dim">{t('briefing.nobodyRead')}</p>}
      <ul className="list">
        {readings.map(({ id, by, at }) => (
          <li key={id}>{t('briefing.readBy', { name: by.name, time: friendlyTime(at, now) })}</li>
        ))}
      </ul>
      <p className="paper-only">{t('briefing.signHere')}</p>
    </Section>
  )
}
