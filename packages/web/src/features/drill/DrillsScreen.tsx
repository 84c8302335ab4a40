import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconFlame } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords, useFriendlyTime } from '../../platform/time/centre.time.ts'
import { durationWords } from '../../platform/time/stopwatch.words.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'
import { drillsQuery } from './drill.data.ts'

/** The kinds of drill with the day on which each is due, and the drills that were held. */
export function DrillsScreen() {
  const t = useT()
  const now = useNow()
  const dayWords = useDayWords()
  const friendlyTime = useFriendlyTime()
  const at = usePlaceAndDay()
  const read = useQuery(drillsQuery())
  return (
    <DetailScreen read={read}>
      {({ kinds, drills }) => (
        <>
          <Section title={t('drill.hold')} flush>
            {kinds.map(({ type, lastHeldOn, dueOn, isOverdue, months }) => {
              const Icon = isOverdue ? IconAlertTriangleFilled : IconCircleCheckFilled
              return (
                <Row
                  key={type}
                  as={Link}
                  to={to.drill({ type })}
                  start={<SubjectIcon subject="checks" />}
                  title={t(`drill.${type}`)}
                  detail={
                    <>
                      <Box
                        component="span"
                        className="line"
                        fw={600}
                        {...(isOverdue && { c: 'var(--overdue)' })}
                        style={{ gap: '0.25rem' }}
                      >
                        <Icon size="1rem" aria-hidden="true" />
                        {lastHeldOn === null
                          ? t('drill.never')
                          : t(isOverdue ? 'drill.overdueSince' : 'drill.dueOn', {
                              day: dayWords(dueOn, 'shortDate'),
                            })}
                      </Box>
                      <span>
                        {lastHeldOn && t('drill.lastHeld', { day: dayWords(lastHeldOn, 'shortDate') })}{' '}
                        {t('drill.every', { count: months })}
                      </span>
                    </>
                  }
                />
              )
            })}
          </Section>
          <RuleSources rules={kinds.map(({ type }) => ruleOn(`drill.${type}`, at))} />
          <Section title={t('drill.held')} flush>
            {drills.length === 0 ? (
              <EmptyState icon={<IconFlame />} title={t('drill.none')} hint={t('drill.noneHint')} />
            ) : (
              drills.map(({ id, type, startedAt, endedAt, byName, isFinished, marked, total }) => (
                <Row
                  key={id}
                  as={Link}
                  to={isFinished ? to.drillDetail({ id }) : to.drill({ type })}
                  title={t(`drill.${type}`)}
                  detail={
                    <Box component="span" display="grid">
                      <span>{t('drill.by', { name: byName, time: friendlyTime(startedAt, now) })}</span>
                      <span>{t('drill.safeOf', { marked, total })}</span>
                    </Box>
                  }
                  end={endedAt ? durationWords(startedAt, endedAt) : t('drill.running')}
                />
              ))
            )}
          </Section>
        </>
      )}
    </DetailScreen>
  )
}
