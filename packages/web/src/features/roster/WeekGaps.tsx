import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { holderRulesOn } from '@daybook/contract/roster/holder.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangle, IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../../kit/Section.tsx'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'
import { gapsQuery } from './roster.data.ts'

/** For managers: who may not count in which room in the weeks ahead, because certificates have expired by then. */
export function WeekGaps() {
  const t = useT()
  const dayWords = useDayWords()
  const at = usePlaceAndDay()
  const gaps = useQuery(gapsQuery()).data ?? []
  if (gaps.length === 0) return null
  return (
    <Section title={t('roster.gaps')}>
      <p className="dim">{t('roster.gapsHint')}</p>
      <ul className="list">
        {gaps.map(({ weekOn, lastWeekOn, id, title, days, rooms }, place) => (
          <li key={`${weekOn} ${title}`}>
            <Box
              component={Link}
              to={id ? to.rosterForm({ id }) : to.rosterForm({})}
              display="grid"
              mih="3rem"
              py="sm"
              c={days.length > 0 ? 'var(--overdue)' : 'dimmed'}
              td="none"
              style={{
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                gap: '0.75rem',
                alignItems: 'center',
                ...(place > 0 && { borderBlockStart: '1px solid var(--line)' }),
              }}
            >
              {days.length > 0 ? (
                <IconAlertTriangle aria-hidden="true" />
              ) : (
                <IconCertificate aria-hidden="true" />
              )}
              <span>
                <Box component="span" display="block" fw={600} c="var(--text)">
                  {t(weekOn === lastWeekOn ? 'roster.week' : 'roster.weeks', {
                    day: dayWords(weekOn, 'shortDate'),
                    last: dayWords(lastWeekOn, 'shortDate'),
                  })}
                </Box>
                <Box component="span" display="block">
                  {t(days.length > 0 ? 'roster.gap' : 'roster.noGap', {
                    title: entryWords(credentialKinds, title),
                    days: days.map((day) => t(`roster.shifts.day.${day}`)).join(t('fields.comma')),
                  })}
                </Box>
                {rooms.map(({ name, people }) => (
                  <Box component="span" className="dim" key={name} display="block">
                    {t('roster.mayNotCount', {
                      room: name ?? t('roster.noRoom'),
                      people: people.join(t('fields.comma')),
                    })}
                  </Box>
                ))}
              </span>
            </Box>
          </li>
        ))}
      </ul>
      <RuleSources rules={holderRulesOn(at)} />
    </Section>
  )
}
