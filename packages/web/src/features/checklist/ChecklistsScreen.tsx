import { type ChecklistKindName, checklistFile } from '@daybook/contract/app/checklist.kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { templatesQuery } from './checklist.data.ts'

/** Every checklist of the centre, with who changed it last. */
export function ChecklistsScreen() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useQuery(templatesQuery())
  const titleOf = (kind: ChecklistKindName) => t(checklistFile(kind).title as BareKey)
  return (
    <ListScreen
      read={read}
      empty={{ title: t('checklist.noTemplates') }}
      head={<p>{t('checklist.intro')}</p>}
    >
      {({ kind, sections, changed }) => (
        <li key={kind}>
          <Row
            as={Link}
            to={to.checklistForm({ kind })}
            start={<SubjectIcon subject="checks" />}
            title={titleOf(kind)}
            detail={
              <>
                <span>
                  {t('checklist.itemCount', { count: sections.flatMap(({ items }) => items).length })}
                </span>
                {' · '}
                <span>
                  {changed
                    ? t('checklist.changedBy', {
                        name: changed.byName ?? '',
                        time: friendlyTime(changed.at, now),
                      })
                    : t('checklist.unchanged')}
                </span>
              </>
            }
          />
        </li>
      )}
    </ListScreen>
  )
}
