import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { allScreens, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './ManageScreen.module.css'

/** Every screen of the table with a `manage` entry that the person may open. */
export function ManageScreen() {
  const t = useT()
  const session = useSession()
  const items = allScreens()
    .flatMap(([name, screen]) => (screen.manage ? [{ name, screen, ...screen.manage }] : []))
    .filter(({ screen }) => admit(screen, session, false) === 'open')
    .sort((a, b) => a.order - b.order)
  if (items.length === 0) return <EmptyState title={t('plan.manageNothing')} />
  return (
    <div className={styles.page}>
      <Section flush>
        <ul className={styles.list}>
          {items.map(({ name, screen, icon: Icon }) => (
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
    </div>
  )
}
