import { Box, Stack } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { type Place, placeOf, to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { type Step, setupQuery } from './setup.data.ts'

/** What a new centre needs before its first day, each with its page. */
export function SetupScreen() {
  const read = useQuery(setupQuery())
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <Loaded read={read} skeleton="list">
        {(steps) => <Steps steps={steps} />}
      </Loaded>
    </PullToRefresh>
  )
}

/** Where a step begins, if not at its page. */
const first: Partial<Record<Step['step'], () => Place>> = {
  rooms: () => to.room({ edit: 'new' }),
  staff: () => to.invitePeople(),
  children: () => to.registerImport({ of: 'child' }),
}

const bar = { inlineSize: '100%', blockSize: '0.75rem', accentColor: 'var(--done)' }

function Steps({ steps }: { steps: Step[] }) {
  const t = useT()
  const { vuex_tenant_id: number } = useSession()
  const done = steps.filter(({ isDone }) => isDone).length
  const progress = t('setup.progress', { done, all: steps.length })
  return (
    <Stack p="1rem var(--gutter) 2rem">
      <Stack gap="xs">
        <Box component="p" role="status" fw={600}>
          {done === steps.length ? t('setup.ready') : progress}
        </Box>
        <p>{t('setup.number', { number })}</p>
        <progress style={bar} value={done} max={steps.length} aria-label={progress} />
      </Stack>
      <Section flush>
        <ol className="list">
          {steps.map(({ step, page, count, isDone }) => (
            <li key={step}>
              <Row
                as={Link}
                to={isDone ? placeOf(page) : (first[step]?.() ?? placeOf(page))}
                start={
                  isDone ? (
                    <IconCircleCheckFilled color="var(--done)" size="1.5rem" aria-hidden="true" />
                  ) : (
                    <IconCircle color="var(--dim)" size="1.5rem" aria-hidden="true" />
                  )
                }
                title={t(`setup.${step}`)}
                detail={t(`setup.${step}Hint`)}
                end={isDone ? t('setup.done', { count }) : t('setup.todo')}
              />
            </li>
          ))}
        </ol>
      </Section>
      <Section flush>
        <Row
          as={Link}
          to={to.firstSteps()}
          start={<IconDeviceMobile size="1.5rem" aria-hidden="true" />}
          title={t('invitation.firstSteps')}
          detail={t('invitation.firstStepsHint')}
        />
      </Section>
    </Stack>
  )
}
