import { portions } from '@daybook/contract/meal/meal.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ChartCard } from './ChartCard.tsx'
import { ChartTable } from './ChartTable.tsx'
import { mealBars, milkBars, nappyBars, nappyContents, sleepBars } from './childPage.charts.ts'
import { type ChartDay, chartsQuery } from './childPage.data.ts'
import { minutesWords } from './childPage.words.ts'

/** The last 30 days of sleep, nappies, milk and meals as bar charts, with all the numbers in a table below. */
export function ChartsPanel({ id }: { id: string }) {
  const read = useQuery(chartsQuery(id))
  return (
    <LoadedPart read={read} lines={6}>
      {({ days }) => <Charts id={id} days={days} />}
    </LoadedPart>
  )
}

function Charts({ id, days }: { id: string; days: readonly ChartDay[] }) {
  const t = useT()
  return (
    <>
      <ChartCard
        title={t('childPage.sleep')}
        label={t('childPage.sleepChart')}
        subject="sleep"
        bars={sleepBars(days)}
        least={0.5}
        say={(value) => minutesWords(t, Math.round(value * 60))}
        sayTick={(value) => t('childPage.hours', { count: value })}
      />
      <ChartCard
        title={t('childPage.nappies')}
        label={t('childPage.nappyChart')}
        subject="nappy"
        bars={nappyBars(days)}
        least={1}
        say={(value) => String(Math.round(10 * value) / 10)}
        parts={nappyContents.map((contents) => t(`nappyChange.${contents}`))}
      />
      <ChartCard
        title={t('childPage.milk')}
        label={t('childPage.milkChart')}
        subject="milk"
        bars={milkBars(days)}
        least={10}
        say={(value) => t('childPage.millilitres', { count: Math.round(value) })}
      />
      <ChartCard
        title={t('meal.title')}
        label={t('childPage.mealChart')}
        subject="meal"
        bars={mealBars(days)}
        least={1}
        say={(value) => String(Math.round(10 * value) / 10)}
        parts={portions.map((eaten) => t(`meal.${eaten}`))}
      />
      <ChartTable id={id} days={days} />
    </>
  )
}
