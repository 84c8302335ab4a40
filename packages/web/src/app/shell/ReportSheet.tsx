import { useMemo } from 'react'
import { ActionTile, ActionTiles } from '../../kit/ActionTiles.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { reportActions } from './report.actions.ts'
import { byUse, countUse, usesOf } from './report.use.ts'

/** The sheet of the middle button: all `report` actions that the user is allowed to use, in the order of their use. */
export function ReportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const personId = session.userInfo?.user_id ?? ''
  // Read when the sheet opens, so that nothing moves under a finger.
  const uses = useMemo(() => (open ? usesOf(personId) : {}), [open, personId])
  const allowed = reportActions(session).map((action) => ({
    ...action,
    key: placeOf(action.screen.path, action.report.search),
    order: action.report.order,
  }))
  const actions = byUse(allowed, uses)
  return (
    <Sheet open={open} onClose={onClose} title={t('app.reportTitle')}>
      <ActionTiles>
        {actions.map(({ name, screen, report, key }) => (
          <ActionTile
            key={`${name} ${report.order}`}
            as={Link}
            to={key}
            icon={<SubjectIcon subject={report.subject} out={report.out} size="large" />}
            onClick={() => {
              countUse(personId, key)
              onClose()
            }}
          >
            {t(report.text ?? screen.title)}
          </ActionTile>
        ))}
      </ActionTiles>
    </Sheet>
  )
}
