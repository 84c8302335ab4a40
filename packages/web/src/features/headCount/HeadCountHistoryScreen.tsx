import { fullName } from '@daybook/contract/child/child.rules.ts'
import { standingOf } from '@daybook/contract/headCount/headCount.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Box } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DateField } from '../../kit/DateField.tsx'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { countsQuery } from './headCount.data.ts'
import type { Count } from './headCount.effects.ts'
import { whereWords } from './headCount.words.ts'

/** The head counts of a day: who counted when, how many were seen, and where the others were. */
export function HeadCountHistoryScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const today = dayAt(new Date(useNow()), timeZone)
  const { date } = useSearch('headCountHistory')
  const day = date ?? today
  const read = useQuery(countsQuery(date))
  return (
    <DetailScreen read={read}>
      {({ counts }) => (
        <>
          <DateField
            label={t('headCount.day')}
            value={day}
            max={today}
            words={dayWords(day, 'long')}
            onChange={(wanted) => void go(to.headCountHistory({ date: wanted }), { replace: true })}
          />
          {counts.length === 0 ? (
            <EmptyState
              icon={<IconUsersGroup />}
              title={t('headCount.empty')}
              hint={t('headCount.emptyHint')}
            />
          ) : (
            <Section flush>
              {counts.map((count) => (
                <CountRow key={count.id} count={count} />
              ))}
            </Section>
          )}
        </>
      )}
    </DetailScreen>
  )
}

function CountRow({ count }: { count: Count }) {
  const t = useT()
  const timeZone = useTimeZone()
  const say = (instant: string) => clockAt(instant, timeZone)
  const { room, reason, started, ended, people } = count
  const seen = people.filter((person) => standingOf(person) === 'seen').length
  const others = people.filter((person) => standingOf(person) !== 'seen')
  return (
    <Row
      title={`${t(`headCount.reason.${reason}`)} · ${room?.name ?? t('headCount.centre')}`}
      detail={
        <Box component="span" display="grid">
          <span>
            {ended
              ? t('headCount.until', { from: say(started.at), until: say(ended.at), name: ended.by.name })
              : t('headCount.running', { from: say(started.at), name: started.by.name })}
          </span>
          {others.map((person) => (
            <span key={person.id}>
              {fullName(person)}: {whereWords(t, person, say) || t('headCount.missing')}
            </span>
          ))}
        </Box>
      }
      end={t('headCount.seenOf', { seen, total: people.length })}
    />
  )
}
