import { IconClipboardPlus } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { allScreens, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { anonymousMode } from '../../platform/session/signIn.ask.ts'
import styles from './ReportSheet.module.css'

/** The sheet of the middle button: all `report` actions that the user is allowed to use. */
export function ReportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const actions = allScreens()
    .flatMap(([name, screen]) => [screen.report ?? []].flat().map((report) => ({ name, screen, report })))
    .filter(({ screen }) => admit(screen, session, anonymousMode) === 'open')
    .sort((a, b) => a.report.order - b.report.order)
  return (
    <Sheet open={open} onClose={onClose} title={t('app.reportTitle')}>
      {actions.length === 0 && <EmptyState icon={<IconClipboardPlus />} title={t('app.reportNothing')} />}
      <ul className={styles.grid}>
        {actions.map(({ name, screen, report }) => (
          <li key={`${name} ${report.subject}`}>
            <Link to={placeOf(screen.path, report.search)} className={styles.action} onClick={onClose}>
              <SubjectIcon subject={report.subject} size="large" />
              {t(report.text ?? screen.title)}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
