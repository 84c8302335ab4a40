import { Box } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { FigureTable } from '../../kit/FigureTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { weekdayName } from '../../platform/time/weekday.words.ts'
import type { Ledger } from './leaveBalance.data.ts'

interface LedgerSectionProps {
  ledger: Ledger
  actions?: ReactNode
}

/** What is left of each kind of leave today, the weekdays that leave takes, and the entries that it comes from. */
export function LedgerSection({ ledger: { balances, entries, weeks = [] }, actions }: LedgerSectionProps) {
  const t = useT()
  const dayWords = useDayWords()
  const entriesTitle = useId()
  return (
    <Section title={t('leaveBalance.title')}>
      {balances.length === 0 ? (
        <p>{t('leaveBalance.none')}</p>
      ) : (
        <FigureTable
          columns={[
            t('leaveBalance.kind'),
            t('leaveBalance.granted'),
            t('leaveBalance.taken'),
            t('leaveBalance.remains'),
          ]}
          figures="rest"
        >
          {balances.map(({ kind, granted, taken, waiting, remains }) => (
            <tr key={kind}>
              <th scope="row">
                {t(`leaveBalance.kind.${kind}`)}
                {waiting > 0 && (
                  <Box component="span" className="dim" display="block">
                    {t('leaveBalance.waitingDays', { count: waiting })}
                  </Box>
                )}
              </th>
              <td>{granted}</td>
              <td>{taken}</td>
              <td data-alarming={remains < 0 || undefined}>{remains}</td>
            </tr>
          ))}
        </FigureTable>
      )}
      {weeks.length > 0 && (
        <Box component="ul" className="list" mt="sm">
          {weeks.map(({ id, from, weekdays, byName }) => (
            <li key={id}>
              {t('leaveBalance.weekFrom', {
                days: listed(weekdays.map((weekday) => weekdayName(dayWords, weekday, 'weekdayShort'))),
                day: dayWords(from, 'date'),
              })}
              <div className="dim">{t('leaveBalance.by', { name: byName })}</div>
            </li>
          ))}
        </Box>
      )}
      {entries.length > 0 && (
        <details>
          <Box component="summary" id={entriesTitle} py="sm" style={{ cursor: 'pointer' }}>
            {t('leaveBalance.entries')}
          </Box>
          <ul className="list" style={{ gap: '0.75rem' }} aria-labelledby={entriesTitle}>
            {entries.map(({ id, kind, type, days, from, reason, byName }) => (
              <li key={id}>
                <div>
                  {t(`leaveBalance.entry.${type}`, {
                    kind: t(`leaveBalance.kind.${kind}`),
                    days: t('leaveBalance.dayCount', { count: days }),
                    day: dayWords(from, 'date'),
                  })}
                </div>
                {reason && <Box style={{ overflowWrap: 'anywhere' }}>{reason}</Box>}
                <div className="dim">{t('leaveBalance.by', { name: byName })}</div>
              </li>
            ))}
          </ul>
        </details>
      )}
      {actions && <Box mt="sm">{actions}</Box>}
    </Section>
  )
}
