import type { CSSProperties } from 'react'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './Charts.module.css'
import { type Bar, heightOf, ticksFor } from './childPage.charts.ts'

interface BarChartProps {
  /** Describes the chart to screen readers; the table has the numbers. */
  label: string
  bars: readonly Bar[]
  /** The smallest distance between two ticks. */
  least: number
  say: (value: number) => string
}

/** The fill of each segment, from the bottom up; patterns, so that they differ without colour too. */
export const fills = ['plain', 'striped', 'dotted', 'hollow'] as const

/** One bar per day, oldest first. A day on which the child was away has only a mark. */
export function BarChart({ label, bars, least, say }: BarChartProps) {
  const dayWords = useDayWords()
  const ticks = ticksFor(Math.max(...bars.map(heightOf)), least)
  const top = ticks.at(-1) ?? 1
  const share = (value: number) => ({ '--share': `${(100 * value) / top}%` }) as CSSProperties
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={share(tick)}>
            {say(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.line} style={share(tick)} />
        ))}
        {bars.map((bar) => (
          <span key={bar.day} className={styles.day} data-away={!bar.attended || undefined}>
            {bar.parts.map((part, index) =>
              part > 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
                <span key={index} className={styles.part} data-fill={fills[index]} style={share(part)} />
              ) : null,
            )}
          </span>
        ))}
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{dayWords(bars[0]?.day ?? '', 'dayMonth')}</span>
        <span>{dayWords(bars[Math.floor(bars.length / 2)]?.day ?? '', 'dayMonth')}</span>
        <span>{dayWords(bars.at(-1)?.day ?? '', 'dayMonth')}</span>
      </div>
    </div>
  )
}

/** The legend's sample of a fill. */
export function FillSample({ fill }: { fill: (typeof fills)[number] | 'away' | undefined }) {
  return <span className={styles.sample} data-fill={fill} aria-hidden="true" />
}
