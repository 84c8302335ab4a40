import { Box } from '@mantine/core'
import { card } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Page } from './childPage.data.ts'
import { sumOf } from './childPage.day.ts'
import { minutesWords } from './childPage.words.ts'

const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: '0.5rem' }

/** A summary of the day; leaves out what did not happen. */
export function DayFigures({ page: { moments, now } }: { page: Page }) {
  const t = useT()
  const { nappies, milk, bottles, meals, mealsEaten, asleep } = sumOf(moments, now)
  const figures = [
    { subject: 'sleep', isThere: asleep > 0, figure: minutesWords(t, asleep), word: t('childPage.sleep') },
    { subject: 'nappy', isThere: nappies > 0, figure: String(nappies), word: t('childPage.nappies') },
    {
      subject: 'milk',
      isThere: bottles > 0,
      figure: t('childPage.millilitres', { count: milk }),
      word: t('childPage.milk'),
    },
    {
      subject: 'meal',
      isThere: meals > 0,
      figure: t('childPage.mealsEaten', { eaten: mealsEaten, meals }),
      word: t('childPage.meals'),
    },
  ] as const
  const shown = figures.filter(({ isThere }) => isThere)
  if (shown.length === 0) return null
  return (
    <ul className="list" style={columns} aria-label={t('childPage.figures')}>
      {shown.map(({ subject, figure, word }) => (
        <Box
          component="li"
          key={subject}
          className="line"
          p="0.625rem 0.75rem"
          {...card}
          style={{ gap: '0.625rem' }}
        >
          <SubjectIcon subject={subject} />
          <Box component="span" className="list" lh={1.25}>
            <Box component="strong" fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {figure}
            </Box>
            <span className="dim">{word}</span>
          </Box>
        </Box>
      ))}
    </ul>
  )
}
