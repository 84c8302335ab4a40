import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './LeaveBalance.module.css'
import type { Outlook } from './leaveBalance.data.ts'

interface OutlookFactsProps {
  outlook: Outlook
  /** Whether to warn, which is of use only before it is decided. */
  warns: boolean
}

/** What leave takes and what is left after it. It warns, and never forbids. */
export function OutlookFacts({ outlook, warns }: OutlookFactsProps) {
  const t = useT()
  const dayWords = useDayWords()
  const { kind, granted, taken, waiting, days, remains, lowest, on } = outlook
  const facts = [
    [t('leaveBalance.grantedBy', { day: dayWords(on, 'shortDate') }), granted],
    [t('leaveBalance.taken'), taken],
    [t('leaveBalance.thisLeave'), days],
    ...(waiting > 0 ? ([[t('leaveBalance.waiting'), waiting]] as const) : []),
    [t('leaveBalance.remainsAfter'), remains],
  ] as const
  return (
    <Section title={t('leaveBalance.titleOf', { kind: t(`leaveBalance.kind.${kind}`) })}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{t('leaveBalance.dayCount', { count: value })}</dd>
          </div>
        ))}
      </dl>
      {warns && lowest < 0 && (
        <p className={styles.warning} role="status">
          <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
          {remains < 0
            ? t('leaveBalance.tooMany', { count: -remains })
            : t('leaveBalance.tooManyLater', { count: -lowest })}
        </p>
      )}
    </Section>
  )
}
