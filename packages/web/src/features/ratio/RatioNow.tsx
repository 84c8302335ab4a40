import { countAt, isTooFew, shortfallsOf, spareOf } from '@daybook/contract/ratio/ratio.rules.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box, Stack } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconScale } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { lengthWords } from '../../platform/time/length.words.ts'
import { RuleSources } from '../rule/index.ts'
import { agesWords, spareWords } from './ratio.ages.ts'
import type { Board } from './ratio.effects.ts'

/** The whole centre now, which the law asks about: enough or not, and what it bears. */
export function RatioNow({ board, now }: { board: Board; now: number }) {
  const t = useT()
  const timeZone = useTimeZone()
  const rule = ruleOn('ratio', board)
  if (!rule)
    return (
      <Section>
        <EmptyState icon={<IconScale />} title={t('ratio.noRule')} />
      </Section>
    )
  if (board.adults.length === 0)
    return (
      <Section>
        <EmptyState icon={<IconScale />} title={t('ratio.unknown')} hint={t('ratio.unknownHint')} />
      </Section>
    )
  const ratio = rule.figures
  const count = countAt(board, ratio, now)
  const needed = count.needed ?? 0
  const isShort = isTooFew(count)
  const open = isShort ? shortfallsOf(board, ratio, now).at(-1) : undefined
  const free = count.adults - needed
  const Icon = isShort ? IconAlertTriangleFilled : IconCircleCheckFilled
  return (
    <Section>
      <Stack gap="xs" role="status">
        <Box
          component="p"
          className="line"
          fz="1.75rem"
          fw={700}
          lh={1.2}
          c={isShort ? 'var(--overdue)' : 'var(--done)'}
        >
          <Icon size="1.75rem" aria-hidden="true" />
          {isShort ? t('ratio.short', { count: -free }) : t('ratio.enough')}
        </Box>
        {open && (
          <Box component="p" fw={600} c="var(--overdue)">
            {t('ratio.shortSince', {
              time: clockAt(open.from, timeZone),
              length: lengthWords(t, now - Date.parse(open.from)),
            })}
          </Box>
        )}
        <Box component="p" fz="lg">
          {needed === 0 ? t('ratio.noneNeeded') : t('ratio.ofNeeded', { adults: count.adults, needed })}
        </Box>
        {count.ages.length > 0 && <p>{agesWords(t, ratio.bands, count.ages)}</p>}
        {!isShort && (
          <p>
            {spareWords(t, spareOf(ratio, count))} {free > 0 && t('ratio.mayLeave', { count: free })}
          </p>
        )}
        <RuleSources rules={[rule]} />
      </Stack>
    </Section>
  )
}
