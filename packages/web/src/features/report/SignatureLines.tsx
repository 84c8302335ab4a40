import { useT } from '../../platform/i18n/language.ts'
import styles from './Report.module.css'

/** Room on paper for those who sign a report about a child. */
export function SignatureLines() {
  const t = useT()
  return (
    <div className={`paper-only ${styles.signatures}`}>
      {(['signsParent', 'signsStaff'] as const).map((who) => (
        <p key={who}>
          <span>{t(`report.${who}`)}</span>
          <span>{t('report.signsName')}</span>
          <span>{t('report.signsDate')}</span>
        </p>
      ))}
    </div>
  )
}
