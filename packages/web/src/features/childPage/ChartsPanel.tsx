import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { BarChart, type Fill, FillSample } from './BarChart.tsx'
import styles from './ChartsPanel.module.css'
import { ChartTable } from './ChartTable.tsx'
import {
  averageOf,
  type Bar,
  isEmpty,
  milkBars,
  nappyBars,
  nappyContents,
  sleepBars,
} from './childPage.charts.ts'
import { type ChartDay, chartsQuery } from './childPage.data.ts'
import { minutesWords } from './childPage.words.ts'

const nappyFills: readonly Fill[] = ['plain', 'striped', 'dotted', 'hollow']

/** The last 30 days of sleep, nappies and milk: bars for a glance, and all numbers in a table below them. */
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
  const [slept, changed, drunk] = [sleepBars(days), nappyBars(days), milkBars(days)]
  const hours = (value: number) => minutesWords(t, Math.round(value * 60))
  const count = (value: number) => String(Math.round(10 * value) / 10)
  const millilitres = (value: number) => t('childPage.millilitres', { count: Math.round(value) })
  return (
    <>
      <Chart title={t('childPage.sleep')} subject="sleep" bars={slept} say={hours}>
        <BarChart
          label={t('childPage.sleepChart')}
          bars={slept}
          fills={['plain']}
          least={0.5}
          say={(value) => t('childPage.hours', { count: value })}
        />
      </Chart>
      <Chart title={t('childPage.nappies')} subject="nappy" bars={changed} say={count}>
        <BarChart label={t('childPage.nappyChart')} bars={changed} fills={nappyFills} least={1} say={count} />
        <ul className={styles.legend}>
          {nappyContents.map((contents, index) => (
            <li key={contents}>
              <FillSample fill={nappyFills[index] ?? 'plain'} />
              {t(`nappyChange.${contents}`)}
            </li>
          ))}
        </ul>
      </Chart>
      <Chart title={t('childPage.milk')} subject="milk" bars={drunk} say={millilitres}>
        <BarChart
          label={t('childPage.milkChart')}
          bars={drunk}
          fills={['plain']}
          least={10}
          say={millilitres}
        />
      </Chart>
      <ChartTable id={id} days={days} />
    </>
  )
}

interface ChartProps {
  title: string
  subject: Subject
  bars: readonly Bar[]
  say: (value: number) => string
  children: ReactNode
}

function Chart({ title, subject, bars, say, children }: ChartProps) {
  const t = useT()
  const average = averageOf(bars)
  if (isEmpty(bars))
    return (
      <Section title={title}>
        <p className={styles.nothing}>{t('childPage.nothingIn30')}</p>
      </Section>
    )
  return (
    <Section title={title}>
      <div style={subjectColours(subject)}>
        {average !== undefined && (
          <p className={styles.average}>{t('childPage.average', { value: say(average) })}</p>
        )}
        {children}
      </div>
    </Section>
  )
}
