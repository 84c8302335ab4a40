import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { allScreens, placeOf } from '../../platform/screens/places.ts'
import { screenIcons } from '../../platform/screens/screen.icons.ts'
import { type ManageGroup, manageGroups } from '../../platform/screens/screens.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './ManageScreen.module.css'

const titles: Record<ManageGroup, BareKey> = {
  day: 'plan.manageDay',
  planning: 'plan.managePlanning',
  records: 'plan.manageRecords',
  people: 'plan.managePeople',
}

/** Every screen of the table with a `manage` entry that the person may open, by group. */
export function ManageScreen() {
  const t = useT()
  const session = useSession()
  const items = allScreens()
    .flatMap(([name, screen]) =>
      screen.manage ? [{ name, screen, ...screen.manage, icon: screenIcons[screen.manage.icon] }] : [],
    )
    .filter(({ screen }) => admit(screen, session, false) === 'open')
    .sort((a, b) => a.order - b.order)
  const groups = Map.groupBy(items, ({ group }) => group)
  if (items.length === 0) return <EmptyState title={t('plan.manageNothing')} />
  return (
    <div className={styles.page}>
      {manageGroups.map((group) => {
        const own = groups.get(group)
        if (!own) return null
        return (
          <Section key={group} title={t(titles[group])} flush>
            <ul className={styles.list}>
              {own.map(({ name, screen, icon: Icon }) => (
                <li key={name}>
                  <Row
                    as={Link}
                    to={placeOf(screen.path)}
                    start={<Icon size="1.5rem" />}
                    title={t(screen.title)}
                  />
                </li>
              ))}
            </ul>
          </Section>
        )
      })}
    </div>
  )
}
