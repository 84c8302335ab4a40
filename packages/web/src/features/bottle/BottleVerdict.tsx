import { bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box, Button, Group, Stack } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { Allergies } from '../child/index.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'
import { feedOf, takeStepNow } from './bottle.actions.ts'
import { useChildOf } from './bottle.children.ts'
import {
  type Board,
  type Bottle,
  type BottleChild,
  endOf,
  untilOf,
  warmedOf,
  whyNotGive,
} from './bottle.plan.ts'
import { bottleWords, madeWords } from './bottle.words.ts'
import { MakeSheet } from './MakeSheet.tsx'

/** Where the hours come from. */
function RuleNote() {
  return <RuleSources rules={[ruleOn('bottle', usePlaceAndDay())]} />
}

interface BottleVerdictProps {
  bottle: Bottle
  hours: Board['hours']
  /** Who is to be fed, where that is known: the label was scanned for this child. */
  wantedFor: string | undefined
}

/** Whose bottle it is, with face and allergies, and before all of it whether it may be given. */
export function BottleVerdict({ bottle, hours, wantedFor }: BottleVerdictProps) {
  const t = useT()
  const now = useNow()
  const isOnline = useOnline()
  const childOf = useChildOf()
  const friendlyTime = useFriendlyTime()
  const say = (at: string | number) => friendlyTime(new Date(at).toISOString(), now)
  const child = childOf(bottle.childId)
  const name = child ? fullName(child) : t('bottle.unknownChild')
  const wanted = wantedFor === undefined ? undefined : childOf(wantedFor)
  const why = whyNotGive(bottle, wantedFor ?? bottle.childId, { hours, now })
  const end = endOf(bottle)
  const conflicts = child ? conflictsOf(bottleFeedRules, feedOf(bottle), child) : []
  const isHere = typeof child?.roomCode === 'string'
  const mayGive = why === undefined && isHere && conflicts.length === 0

  function stopWords(): string {
    if (why === 'BOTTLE_OF_OTHER_CHILD')
      return t('bottle.notFor', { wanted: wanted ? fullName(wanted) : '', name })
    if (why === 'BOTTLE_ENDED' && end)
      return t(`bottle.did.${end.step}`, { time: say(end.at), byName: end.byName })
    if (why === 'BOTTLE_TOO_OLD') return t('bottle.tooOld', { time: say(untilOf(bottle, hours)) })
    return isHere ? t('bottle.conflict', { name }) : t('bottle.notHere', { name })
  }

  return (
    <Stack p="1rem var(--gutter)">
      {!isOnline && (
        <Warning>
          <p>{t('bottle.offline')}</p>
        </Warning>
      )}
      {mayGive ? (
        <Group role="status" wrap="nowrap" gap="sm" p="0.875rem 1rem" bg="var(--done-tint)" bdrs="md">
          <IconCircleCheckFilled
            size="1.5rem"
            color="var(--done)"
            style={{ flex: 'none' }}
            aria-hidden="true"
          />
          <Box component="p" fz="lg" fw={650}>
            {t('bottle.may', { time: say(untilOf(bottle, hours)), name })}
          </Box>
        </Group>
      ) : (
        <Warning isNews>
          <Box component="p" fz="lg" fw={650}>
            {t('bottle.stop')}
          </Box>
          <p>{stopWords()}</p>
          {why === undefined && isHere && child && (
            <Button
              variant="default"
              component={Link}
              to={to.bottleFeed({ code: child.roomCode ?? undefined, child: child.id })}
            >
              {t('bottle.toBoard')}
            </Button>
          )}
        </Warning>
      )}
      <Section title={t('bottle.for')}>
        <Stack gap="sm">
          <Group gap="0.75rem 1rem">
            {child && <Portrait size="5.5rem" {...child} />}
            <Box flex={1} miw="9rem" fz="lg" fw={650}>
              {name}
            </Box>
          </Group>
          {child && <Allergies {...child} />}
          <p>
            <strong>{bottleWords(t, bottle)}</strong>
          </p>
          <p>{madeWords(t, bottle, say)}</p>
          <p>{t(`bottle.keptIn.${bottle.keptIn}`)}</p>
          {bottle.note && <p>{bottle.note}</p>}
          {bottle.steps.map((step) => (
            <p key={step.id}>
              {t(`bottle.did.${step.step}`, { time: say(step.at), byName: step.byName })}
              {step.conflict && ` ${t(`error.${step.conflict}`)}`}
            </p>
          ))}
          <RuleNote />
        </Stack>
      </Section>
      <Actions bottle={bottle} child={child} mayGive={mayGive} mayWarm={why === undefined} />
    </Stack>
  )
}

interface ActionsProps {
  bottle: Bottle
  child: BottleChild | undefined
  mayGive: boolean
  mayWarm: boolean
}

function Actions({ bottle, child, mayGive, mayWarm }: ActionsProps) {
  const t = useT()
  const [isMaking, setIsMaking] = useState(false)
  if (!session.can('care.record')) return null
  const isEnded = endOf(bottle) !== undefined
  return (
    <ActionBar>
      {isEnded ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
          {t('bottle.another')}
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={() => takeStepNow(bottle, 'thrownAway')}>
            {t('bottle.throwAway')}
          </Button>
          <Button variant="default" component={Link} to={to.bottleLabel({ id: bottle.id })}>
            {t('bottle.label')}
          </Button>
          {mayWarm && !warmedOf(bottle) && (
            <Button variant="default" onClick={() => takeStepNow(bottle, 'warmed')}>
              {t('bottle.warm')}
            </Button>
          )}
          {mayGive && child && (
            <Button onClick={() => takeStepNow(bottle, 'given', child)}>
              {t('bottle.give', { name: child.firstName })}
            </Button>
          )}
        </>
      )}
      {isMaking && <MakeSheet another={bottle} onClose={() => setIsMaking(false)} />}
    </ActionBar>
  )
}
