import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { isTooFew } from '@daybook/contract/ratio/ratio.rules.ts'
import { FigureTable } from '../../kit/FigureTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import type { Board } from './ratio.effects.ts'

/** Half hours; the rest of the morning or afternoon. */
const most = 8

/** What the published week gives for the next hours. */
export function NextHours({ planned, now }: { planned: Board['planned']; now: number }) {
  const t = useT()
  const time = timeAt(new Date(now), useTimeZone())
  const next = planned.filter(({ at }) => at > time).slice(0, most)
  if (next.length === 0) return null
  return (
    <Section title={t('ratio.planned')}>
      <p className="dim">{t('ratio.plannedHint')}</p>
      <FigureTable
        columns={[
          t('ratio.time'),
          t('ratio.plannedAdults'),
          t('ratio.plannedNeeded'),
          t('ratio.plannedChildren'),
        ]}
        figures="rest"
      >
        {next.map(({ at, adults, needed, children }) => (
          <tr key={at} data-alarming={isTooFew({ adults, needed }) || undefined}>
            <th scope="row">{clockWords(at)}</th>
            <td>{adults}</td>
            <td>{needed ?? '–'}</td>
            <td>{children}</td>
          </tr>
        ))}
      </FigureTable>
    </Section>
  )
}
