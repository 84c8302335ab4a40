import type { Rule } from '@daybook/contract/rule/figures.rules.ts'
import { topicOf } from '@daybook/contract/rule/rule.rules.ts'
import { Box, NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../kit/DateField.tsx'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { RuleSources } from './RuleSources.tsx'
import { rulesQuery } from './rule.data.ts'
import { figureWords } from './rule.words.ts'
import { usePlaceAndDay } from './usePlaceAndDay.ts'

/** The rules of the centre's country in force on a day, by topic, each with its source. */
export function RulesScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const search = useSearch('rules')
  const today = usePlaceAndDay().day
  const read = useQuery(rulesQuery(search.day))
  const day = search.day ?? today
  const show = (changed: typeof search) => void go(to.rules({ ...search, ...changed }), { replace: true })
  return (
    <DetailScreen read={read}>
      {(rules) => {
        const topics = Map.groupBy(rules, ({ subject }) => topicOf(subject))
        const shown = [...topics].filter(([topic]) => !search.topic || topic === search.topic)
        return (
          <>
            <Box
              display="grid"
              style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))', gap: '1rem' }}
            >
              <DateField
                label={t('rule.day')}
                value={day}
                words={dayWords(day, 'date')}
                onChange={(chosen) => show({ day: chosen })}
              />
              <NativeSelect
                label={t('rule.topic')}
                value={search.topic ?? ''}
                data={[
                  { value: '', label: t('rule.allTopics') },
                  ...[...topics.keys()].map((topic) => ({ value: topic, label: t(`rule.of.${topic}`) })),
                ]}
                rightSection={<IconChevronDown size={20} aria-hidden />}
                onChange={({ currentTarget }) => show({ topic: currentTarget.value || undefined })}
              />
            </Box>
            {shown.length === 0 && <EmptyState title={t('rule.none')} hint={t('rule.noneHint')} />}
            {shown.map(([topic, ofTopic]) => (
              <Section key={topic} title={t(`rule.of.${topic}`)} flush>
                {ofTopic.map((rule) => (
                  <RuleRow key={rule.subject} rule={rule} />
                ))}
              </Section>
            ))}
          </>
        )
      }}
    </DetailScreen>
  )
}

/** A rule that has always been in force names no first day. */
const always = '1900-01-01'

function RuleRow({ rule }: { rule: Rule }) {
  const t = useT()
  const dayWords = useDayWords()
  const { subject, from, until } = rule
  const dates = [
    ...(from > always ? [t('rule.from', { day: dayWords(from, 'shortDate') })] : []),
    ...(until ? [t('rule.until', { day: dayWords(until, 'shortDate') })] : []),
  ]
  return (
    <Row
      title={t(`rule.subject.${subject}`)}
      detail={
        <Box component="span" display="grid" style={{ gap: '0.25rem' }}>
          {figureWords(t, dayWords, rule).map((line) => (
            <Box key={line} component="span" c="var(--text)">
              {line}
            </Box>
          ))}
          <RuleSources rules={[rule]} />
          {dates.length > 0 && <span>{dates.join(t('rule.join'))}</span>}
        </Box>
      }
    />
  )
}
