import type { ReportWithSteps } from '@daybook/contract/report/report.kind.ts'
import { useLanguage, useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Report.module.css'

/** Shows the author who can review the report, for kinds whose authors do not review their own. */
export function Reviewers({ author, state, can, reviewers }: ReportWithSteps) {
  const t = useT()
  const language = useLanguage()
  const { userInfo } = useSession()
  if (reviewers === null || state !== 'submitted' || author.id !== userInfo?.user_id) return null
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    reviewers.map(({ name }) => name),
  )
  const alone = can.includes('confirm') ? t('report.reviewedByAuthor') : t('report.noReviewer')
  return <p className={styles.dim}>{reviewers.length > 0 ? t('report.reviewers', { names }) : alone}</p>
}
