import { IconClipboardPlus } from '@tabler/icons-react'
import { ActionTile, ActionTiles } from '../../kit/ActionTiles.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { allScreens, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { anonymousMode } from '../../platform/session/signIn.ask.ts'

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
      <ActionTiles>
        {actions.map(({ name, screen, report }) => (
          <ActionTile
            key={`${name} ${report.order}`}
            as={Link}
            to={placeOf(screen.path, report.search)}
            icon={<SubjectIcon subject={report.subject} size="large" />}
            onClick={onClose}
          >
            {t(report.text ?? screen.title)}
          </ActionTile>
        ))}
      </ActionTiles>
    </Sheet>
  )
}
