import { portions } from '@daybook/contract/meal/meal.rules.ts'
import { Box } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { card } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './Charts.module.css'
import { nappyContents } from './childPage.charts.ts'
import type { ChartDay } from './childPage.data.ts'
import { minutesWords } from './childPage.words.ts'

const mealsIn = (meals: ChartDay['meals']) => portions.reduce((sum, eaten) => sum + meals[eaten], 0)

/** Every number of the charts, the latest day first; a day opens its timeline. */
export function ChartTable({ id, days }: { id: string; days: readonly ChartDay[] }) {
  const t = useT()
  const dayWords = useDayWords()
  return (
    <Box component="details" className={styles.numbers} {...card}>
      <summary className={styles.summary}>
        {t('childPage.asTable')}
        <IconChevronDown size="1.25rem" aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('childPage.asTable')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('childPage.day')}</th>
              <th scope="col">{t('childPage.sleep')}</th>
              {nappyContents.map((contents) => (
                <th key={contents} scope="col">
                  {t(`nappyChange.${contents}`)}
                </th>
              ))}
              <th scope="col">{t('childPage.milk')}</th>
              <th scope="col">{t('childPage.meals')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, attended, asleep, nappies, milk, meals }) => (
              <tr key={day}>
                <th scope="row">
                  <Link to={to.childPage({ id, date: day })}>{dayWords(day, 'short')}</Link>
                </th>
                {attended || asleep + milk + mealsIn(meals) > 0 ? (
                  <>
                    <td>{minutesWords(t, asleep)}</td>
                    {nappyContents.map((contents) => (
                      <td key={contents}>{nappies[contents]}</td>
                    ))}
                    <td>{t('childPage.millilitres', { count: milk })}</td>
                    <td>
                      {t('childPage.mealsEaten', { eaten: meals.all + meals.most, meals: mealsIn(meals) })}
                    </td>
                  </>
                ) : (
                  <td colSpan={3 + nappyContents.length} data-away>
                    {t('childPage.notHere')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Box>
  )
}
