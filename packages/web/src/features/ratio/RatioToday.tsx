import { Box, Button } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import type { Board } from './ratio.effects.ts'
import { ShortfallRow } from './ShortfallRow.tsx'

/** The day so far: a strip with the times with too few adults in red, and each with its cause. */
export function RatioToday({ board, now }: { board: Board; now: number }) {
  const t = useT()
  const { shortfalls } = board
  const starts = [...board.adults, ...board.children].flatMap(({ stays }) =>
    stays.map(({ from }) => Date.parse(from)),
  )
  if (starts.length === 0) return null
  const first = Math.min(...starts)
  const part = (instant: number) => `${(100 * (instant - first)) / Math.max(1, now - first)}%`
  return (
    <Section
      title={t('ratio.today')}
      aside={
        <Button component={Link} to={to.ratioHistory({})} variant="subtle" size="compact-md" mih="3rem">
          {t('ratio.history')}
        </Button>
      }
      flush
    >
      <Box
        role="img"
        aria-label={
          shortfalls.length === 0 ? t('ratio.allDay') : t('ratio.strip', { count: shortfalls.length })
        }
        m="var(--gutter)"
        h="1.25rem"
        pos="relative"
        bg="var(--done)"
        bdrs="sm"
        style={{ overflow: 'hidden' }}
      >
        {shortfalls.map(({ id, from, until }) => (
          <Box
            key={id}
            component="span"
            pos="absolute"
            top={0}
            bottom={0}
            left={part(Date.parse(from))}
            right={`calc(100% - ${part(until ? Date.parse(until) : now)})`}
            miw="0.1875rem"
            bg="var(--overdue)"
          />
        ))}
      </Box>
      {shortfalls.length === 0 ? (
        <Box component="p" p="0 var(--gutter) var(--gutter)">
          {t('ratio.allDay')}
        </Box>
      ) : (
        <ul className="list">
          {shortfalls.map((shortfall) => (
            <ShortfallRow key={shortfall.id} shortfall={shortfall} now={now} />
          ))}
        </ul>
      )}
    </Section>
  )
}
