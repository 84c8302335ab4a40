import type { CSSProperties } from 'react'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './BarChart.module.css'
import { type Bar, heightOf, ticksFor } from './childPage.charts.ts'

interface BarChartProps {
  /** What it shows, for those who do not see it; the numbers themselves stand in the table. */
  label: string
  bars: readonly Bar[]
  /** What the ticks are at least apart. */
  least: number
  say: (value: number) => string
}

/** How the parts of a bar are filled, from below: told apart without their colour. */
export const fills = ['plain', 'striped', 'dotted', 'hollow'] as const

/** Bars beside each other, a day each, oldest first. A day on which the child was not here has a bare mark. */
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
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
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

/** How a fill looks, for the words beside it. */
export function FillSample({ fill }: { fill: (typeof fills)[number] | 'away' | undefined }) {
  return <span className={styles.sample} data-fill={fill} aria-hidden="true" />
}
