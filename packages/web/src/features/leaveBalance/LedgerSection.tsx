import { type ReactNode, useId } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './LeaveBalance.module.css'
import type { Ledger } from './leaveBalance.data.ts'

interface LedgerSectionProps {
  ledger: Ledger
  actions?: ReactNode
}

/** What is left of each kind of leave today, and the entries that it comes from. */
export function LedgerSection({ ledger: { balances, entries }, actions }: LedgerSectionProps) {
  const t = useT()
  const dayWords = useDayWords()
  const entriesTitle = useId()
  return (
    <Section title={t('leaveBalance.title')}>
      {balances.length === 0 ? (
        <p>{t('leaveBalance.none')}</p>
      ) : (
        <table className={styles.balances}>
          <thead>
            <tr>
              <th scope="col">{t('leaveBalance.kind')}</th>
              <th scope="col">{t('leaveBalance.granted')}</th>
              <th scope="col">{t('leaveBalance.taken')}</th>
              <th scope="col">{t('leaveBalance.remains')}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ kind, granted, taken, waiting, remains }) => (
              <tr key={kind}>
                <th scope="row">
                  {t(`leaveBalance.kind.${kind}`)}
                  {waiting > 0 && (
                    <span className={styles.dim}>{t('leaveBalance.waitingDays', { count: waiting })}</span>
                  )}
                </th>
                <td>{granted}</td>
                <td>{taken}</td>
                <td data-over={remains < 0 || undefined}>{remains}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {entries.length > 0 && (
        <details className={styles.entries}>
          <summary id={entriesTitle}>{t('leaveBalance.entries')}</summary>
          <ul aria-labelledby={entriesTitle}>
            {entries.map(({ id, kind, type, days, from, reason, byName }) => (
              <li key={id}>
                <span>
                  {t(`leaveBalance.entry.${type}`, {
                    kind: t(`leaveBalance.kind.${kind}`),
                    days: t('leaveBalance.dayCount', { count: days }),
                    day: dayWords(from, 'date'),
                  })}
                </span>
                {reason && <span>{reason}</span>}
                <span className={styles.dim}>{t('leaveBalance.by', { name: byName })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Section>
  )
}
