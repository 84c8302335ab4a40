import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button, Stack } from '@mantine/core'
import { IconBabyBottle, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { session } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { AllergyMark } from '../child/index.ts'
import { RoomChips } from '../room/index.ts'
import { useChildOf } from './bottle.children.ts'
import { bottlesQuery } from './bottle.data.ts'
import { type Board, type Bottle, endOf, untilOf, warmedOf } from './bottle.plan.ts'
import { bottleWords, madeWords } from './bottle.words.ts'
import { MakeSheet } from './MakeSheet.tsx'

/** The bottles of a room: what is too old, what is ready, and what was given or thrown away today. */
export function BottlesScreen() {
  const t = useT()
  const now = useNow()
  const { code = '' } = useSearch('bottles')
  const read = useQuery(bottlesQuery())
  const childOf = useChildOf()
  const [isMaking, setIsMaking] = useState(false)
  const { rooms = [], bottles = [] } = read.data ?? {}
  const inRoom = (room: string) =>
    bottles.filter(({ childId }) => room === '' || childOf(childId)?.roomCode === room)
  const countIn = (room: string) => inRoom(room).filter((bottle) => !endOf(bottle)).length
  return (
    <>
      <BoardScreen
        read={read}
        chips={
          read.data && (
            <RoomChips
              rooms={rooms.map((room) => ({ ...room, count: countIn(room.code) }))}
              all={{ count: countIn('') }}
              value={code}
              onChange={(wanted) => void go(to.bottles({ code: wanted || undefined }), { replace: true })}
            />
          )
        }
        empty={{
          icon: <IconBabyBottle />,
          title: t('bottle.none'),
          hint: t('bottle.noneHint'),
          when: () => inRoom(code).length === 0,
        }}
      >
        {({ hours }) => <Bottles bottles={inRoom(code)} hours={hours} now={now} />}
      </BoardScreen>
      <ActionBar>
        <Button
          variant="default"
          component={Link}
          to={to.bottleScan()}
          leftSection={<IconQrcode size="1.25rem" aria-hidden="true" />}
        >
          {t('bottle.scan')}
        </Button>
        {session.can('care.record') && (
          <Button aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
            {t('bottle.make')}
          </Button>
        )}
      </ActionBar>
      {isMaking && <MakeSheet onClose={() => setIsMaking(false)} />}
    </>
  )
}

interface BottlesProps {
  bottles: readonly Bottle[]
  hours: Board['hours']
  now: number
}

function Bottles({ bottles, hours, now }: BottlesProps) {
  const t = useT()
  const standing = bottles.filter((bottle) => !endOf(bottle))
  const soonest = standing.toSorted((a, b) => untilOf(a, hours) - untilOf(b, hours))
  const isOld = (bottle: Bottle) => untilOf(bottle, hours) <= now
  const parts = [
    { title: t('bottle.old'), shown: soonest.filter(isOld) },
    { title: t('bottle.ready'), shown: soonest.filter((bottle) => !isOld(bottle)) },
    { title: t('bottle.ended'), shown: bottles.filter(endOf) },
  ]
  return (
    <Stack>
      {parts.map(
        ({ title, shown }) =>
          shown.length > 0 && (
            <Section key={title} title={title} flush>
              <ul className="list">
                {shown.map((bottle) => (
                  <li key={bottle.id}>
                    <BottleRow bottle={bottle} hours={hours} now={now} />
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
    </Stack>
  )
}

function BottleRow({ bottle, hours, now }: Omit<BottlesProps, 'bottles'> & { bottle: Bottle }) {
  const t = useT()
  const child = useChildOf()(bottle.childId)
  const friendlyTime = useFriendlyTime()
  const say = (at: string | number) => friendlyTime(new Date(at).toISOString(), now)
  const end = endOf(bottle)
  const until = untilOf(bottle, hours)
  const state = end
    ? t(`bottle.did.${end.step}`, { time: say(end.at), byName: end.byName })
    : t(until <= now ? 'bottle.wasGood' : 'bottle.goodUntil', { time: say(until) })
  return (
    <Row
      as={Link}
      to={to.bottle({ id: bottle.id })}
      start={child && <Portrait size="2.75rem" {...child} />}
      title={
        <>
          <strong>{child ? fullName(child) : t('bottle.unknownChild')}</strong>{' '}
          {child?.allergies.map((allergy) => (
            <AllergyMark key={allergy.substance} allergy={allergy} />
          ))}
        </>
      }
      detail={
        <>
          <span>{bottleWords(t, bottle)}</span>
          <br />
          <span>{madeWords(t, bottle, say)}</span>
          {warmedOf(bottle) && !end && <span> · {t('bottle.warmedNow')}</span>}
          <br />
          <strong>{state}</strong>
        </>
      }
      style={{ alignItems: 'flex-start' }}
    />
  )
}
