import { countAt, isTooFew, pauseAt, roomAt } from '@daybook/contract/ratio/ratio.rules.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { nameAmong } from '../../kit/names.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { type Mover, MoveSheet } from './MoveSheet.tsx'
import { agesWords } from './ratio.ages.ts'
import type { Adult, Board } from './ratio.effects.ts'

interface RatioRoomsProps {
  board: Board
  now: number
}

/** Each room with its adults and children. A tap on somebody offers the other rooms. */
export function RatioRooms({ board, now }: RatioRoomsProps) {
  const t = useT()
  const [mover, setMover] = useState<Mover>()
  const noRoom = board.adults.some(({ stays }) => roomAt(stays, now) === null)
  const rooms = [...board.rooms, ...(noRoom ? [{ code: null, name: t('ratio.noRoom') }] : [])]
  return (
    <>
      {rooms.map((room) => (
        <RatioRoom key={room.code} room={room} board={board} now={now} onMove={setMover} />
      ))}
      <MoveSheet board={board} now={now} mover={mover} onClose={() => setMover(undefined)} />
    </>
  )
}

interface RatioRoomProps extends RatioRoomsProps {
  room: { code: string | null; name: string }
  onMove: (mover: Mover) => void
}

function RatioRoom({ room, board, now, onMove }: RatioRoomProps) {
  const t = useT()
  const ratio = ruleOn('ratio', board)?.figures
  const here = ({ stays }: Pick<Adult, 'stays'>) => roomAt(stays, now) === room.code
  const adults = board.adults.filter(here)
  const children = board.children.filter(here)
  if (adults.length + children.length === 0) return null
  const count = room.code === null ? undefined : countAt(board, ratio, now, room.code)
  const aside = [
    t('ratio.adults', { count: count?.adults ?? adults.length }),
    t('ratio.children', { count: children.length }),
    count?.needed ? t('ratio.needs', { count: count.needed }) : '',
  ]
  return (
    <Section
      title={room.name}
      aside={
        <Box component="span" {...(count && isTooFew(count) && { c: 'var(--overdue)', fw: 600 })}>
          {aside.filter(Boolean).join(' · ')}
        </Box>
      }
      flush
    >
      {adults.map((adult) => (
        <AdultRow key={adult.id} adult={adult} now={now} onMove={onMove} />
      ))}
      {children.length > 0 && (
        <Group
          gap="xs"
          p="0.75rem 1rem"
          role="group"
          aria-label={t('ratio.children', { count: children.length })}
        >
          {children.map((child) => (
            <Button
              key={child.id}
              variant="default"
              px="sm"
              leftSection={<Portrait size="1.75rem" {...child} />}
              aria-haspopup="dialog"
              onClick={() => onMove({ child })}
            >
              {nameAmong(child, board.children)}
            </Button>
          ))}
          {ratio && (
            <Box component="span" className="dim" w="100%">
              {agesWords(t, ratio.bands, count?.ages ?? [])}
            </Box>
          )}
        </Group>
      )}
    </Section>
  )
}

interface AdultRowProps {
  adult: Adult
  now: number
  onMove: (mover: Mover) => void
}

function AdultRow({ adult, now, onMove }: AdultRowProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const pause = pauseAt(adult, now)
  const stay = adult.stays.find(({ until }) => until === null)
  const [lapsed] = adult.lapsed
  const say = (instant: string | undefined) => (instant ? clockAt(instant, timeZone) : '')
  const detail = lapsed
    ? t('ratio.lapsed', { title: lapsed })
    : pause
      ? t(pause.kind === 'break' ? 'ratio.onBreak' : 'ratio.onNonContact', { time: say(pause.from) })
      : t('ratio.here', { time: say(stay?.from) })
  return (
    <Row
      as="button"
      aria-haspopup="dialog"
      start={<Portrait size="2.5rem" firstName={adult.name} picture={adult.avatar || null} />}
      title={adult.name}
      detail={
        <Box component="span" {...((lapsed || pause) && { c: 'var(--soon)', fw: 600 })}>
          {detail}
        </Box>
      }
      onClick={() => onMove({ adult })}
    />
  )
}
