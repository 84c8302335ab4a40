import type { ReportWithSteps } from '@daybook/contract/report/report.kind.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Report.module.css'

/** The question that the report was sent back with, until it is answered: to its author, what to do. */
export function Question({ report: { askedAt, steps, can, author } }: { report: ReportWithSteps }) {
  const t = useT()
  const asked = steps.findLast(({ step }) => step === 'asked')
  if (askedAt === null || !asked) return null
  return (
    <section className={styles.question} aria-label={t('report.asked', { name: asked.by.name })}>
      <strong>{t('report.asked', { name: asked.by.name })}</strong>
      <p>{asked.comment}</p>
      <p className={styles.dim}>
        {can.includes('reply') ? t('report.askedHint') : t('report.askedWaits', { name: author.name })}
      </p>
    </section>
  )
}
