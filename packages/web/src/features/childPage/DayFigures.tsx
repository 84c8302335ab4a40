import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Page } from './childPage.data.ts'
import { sumOf } from './childPage.day.ts'
import { minutesWords } from './childPage.words.ts'
import styles from './DayFigures.module.css'

/** A summary of the day; leaves out what did not happen. */
export function DayFigures({ page: { moments, now } }: { page: Page }) {
  const t = useT()
  const { nappies, milk, bottles, asleep } = sumOf(moments, now)
  const figures = [
    { subject: 'sleep', isThere: asleep > 0, figure: minutesWords(t, asleep), word: t('childPage.sleep') },
    { subject: 'nappy', isThere: nappies > 0, figure: String(nappies), word: t('childPage.nappies') },
    {
      subject: 'milk',
      isThere: bottles > 0,
      figure: t('childPage.millilitres', { count: milk }),
      word: t('childPage.milk'),
    },
  ] as const
  const shown = figures.filter(({ isThere }) => isThere)
  if (shown.length === 0) return null
  return (
    <ul className={styles.figures} aria-label={t('childPage.figures')}>
      {shown.map(({ subject, figure, word }) => (
        <li key={subject}>
          <SubjectIcon subject={subject} />
          <span className={styles.words}>
            <strong>{figure}</strong>
            <span>{word}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
