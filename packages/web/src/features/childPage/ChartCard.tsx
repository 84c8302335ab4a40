import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import { Section } from '../../kit/Section.tsx'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { BarChart, FillSample, fills } from './BarChart.tsx'
import styles from './Charts.module.css'
import { averageOf, type Bar, isEmpty } from './childPage.charts.ts'

interface ChartCardProps {
  title: string
  /** Describes the chart to screen readers. */
  label: string
  subject: Subject
  bars: readonly Bar[]
  /** The smallest distance between two ticks. */
  least: number
  say: (value: number) => string
  /** A shorter way to write a value, for the ticks. */
  sayTick?: (value: number) => string
  /** The name of each segment, from the bottom up. Left out for a chart with one segment. */
  parts?: readonly string[]
}

/** A chart with its title, average and legend. */
export function ChartCard({
  title,
  label,
  subject,
  bars,
  least,
  say,
  sayTick = say,
  parts = [],
}: ChartCardProps) {
  const t = useT()
  const average = averageOf(bars)
  if (isEmpty(bars))
    return (
      <Section title={title}>
        <p className="dim">{t('childPage.nothingIn30')}</p>
      </Section>
    )
  return (
    <Section title={title}>
      <div style={subjectColours(subject)}>
        {average !== undefined && <p className="dim">{t('childPage.average', { value: say(average) })}</p>}
        <BarChart label={label} bars={bars} least={least} say={sayTick} />
        <ul className={`list ${styles.legend}`}>
          {parts.map((part, index) => (
            <li key={part} className="line">
              <FillSample fill={fills[index]} />
              {part}
            </li>
          ))}
          {bars.some(({ attended }) => !attended) && (
            <li className="line">
              <FillSample fill="away" />
              {t('childPage.notHere')}
            </li>
          )}
        </ul>
      </div>
    </Section>
  )
}
