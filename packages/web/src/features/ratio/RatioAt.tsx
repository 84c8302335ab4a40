import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ratio as contract } from '@daybook/contract/ratio/ratio.contract.ts'
import { countAt, covers, isTooFew, pauseAt, roomAt } from '@daybook/contract/ratio/ratio.rules.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box, Stack } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { RuleSources } from '../rule/index.ts'
import { agesWords } from './ratio.ages.ts'

type Day = AnswerOf<typeof contract.operations.getDay>
type Stays = Day['adults'][number]['stays']
interface OfDay {
  day: Day
  at: number
}

/** The centre as it was at an instant. */
export function RatioAt({ day, at }: OfDay) {
  const t = useT()
  const timeZone = useTimeZone()
  const visitors = day.visitors.filter((visit) => covers(visit, at))
  const rooms = [...day.rooms, { code: null, name: t('ratio.noRoom') }]
  const isHere = ({ stays }: { stays: Stays }) => roomAt(stays, at) !== undefined
  if (!day.children.some(isHere) && !day.adults.some(isHere) && visitors.length === 0)
    return (
      <Section>
        <EmptyState icon={<IconScale />} title={t('ratio.atEmpty')} hint={t('ratio.atEmptyHint')} />
      </Section>
    )
  return (
    <>
      <Enough day={day} at={at} />
      {rooms.map((room) => (
        <RoomThen key={room.code} room={room} day={day} at={at} />
      ))}
      {visitors.length > 0 && (
        <Section title={t('ratio.visitors')} aside={visitors.length} flush>
          {visitors.map((visit) => (
            <Row key={visit.id} title={visit.name} detail={stayWords(t, visit, timeZone)} />
          ))}
        </Section>
      )}
    </>
  )
}

function Enough({ day, at }: OfDay) {
  const t = useT()
  const rule = ruleOn('ratio', day)
  if (!rule) return null
  const count = countAt(day, rule.figures, at)
  const { adults, ages } = count
  const needed = count.needed ?? 0
  return (
    <Section>
      <Stack gap="xs" role="status">
        <Box component="p" fz="xl" fw={700} c={isTooFew(count) ? 'var(--overdue)' : 'var(--done)'}>
          {isTooFew(count) ? t('ratio.short', { count: needed - adults }) : t('ratio.enough')}
        </Box>
        <p>{needed === 0 ? t('ratio.noneNeeded') : t('ratio.ofNeeded', { adults, needed })}</p>
        {ages.length > 0 && <p>{agesWords(t, rule.figures.bands, ages)}</p>}
        <RuleSources rules={[rule]} />
      </Stack>
    </Section>
  )
}

function RoomThen({ room, day, at }: OfDay & { room: { code: string | null; name: string } }) {
  const t = useT()
  const timeZone = useTimeZone()
  const here = ({ stays }: { stays: Stays }) => roomAt(stays, at) === room.code
  const [adults, children] = [day.adults.filter(here), day.children.filter(here)]
  if (adults.length + children.length === 0) return null
  return (
    <Section
      title={room.name}
      aside={`${t('ratio.adults', { count: adults.length })} · ${t('ratio.children', { count: children.length })}`}
      flush
    >
      <People title={t('ratio.plannedAdults')} count={adults.length}>
        {adults.map((adult) => (
          <Row key={adult.id} title={adult.name} detail={adultWords(t, adult, { at, timeZone })} />
        ))}
      </People>
      <People title={t('ratio.plannedChildren')} count={children.length}>
        {children.map((child) => (
          <Row
            key={child.id}
            title={fullName(child)}
            detail={stayWords(t, stayAt(child.stays, at), timeZone)}
          />
        ))}
      </People>
    </Section>
  )
}

/** Adults and children apart: who counts is what an inspector asks. */
function People({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <>
      <Box component="h3" c="dimmed" fz="sm" fw={600} p="0.75rem 1rem 0">
        {title}
      </Box>
      {children}
    </>
  )
}

const stayAt = (stays: Stays, at: number) => stays.find((stay) => covers(stay, at))

interface When {
  at: number
  timeZone: string
}

function adultWords(t: Translate, adult: Day['adults'][number], { at, timeZone }: When): string {
  const pause = pauseAt(adult, at)
  const [lapsed] = adult.lapsed
  if (lapsed) return t('ratio.lapsed', { title: lapsed })
  if (pause)
    return t(pause.kind === 'break' ? 'ratio.onBreak' : 'ratio.onNonContact', {
      time: clockAt(pause.from, timeZone),
    })
  return stayWords(t, stayAt(adult.stays, at), timeZone)
}

function stayWords(t: Translate, span: { from: string; until: string | null } | undefined, timeZone: string) {
  if (!span) return ''
  const from = clockAt(span.from, timeZone)
  return span.until === null
    ? t('ratio.spanOpen', { from })
    : t('ratio.span', { from, until: clockAt(span.until, timeZone) })
}
