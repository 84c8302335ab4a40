import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { LeaveSheet, unsent } from '../outbox/index.ts'
import { AppearanceSwitch } from './AppearanceSwitch.tsx'
import { signOut } from './auth.data.ts'
import { menuFor } from './auth.menu.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './MineScreen.module.css'
import { ProfileHead } from './ProfileHead.tsx'

export function MineScreen() {
  const t = useT()
  const session = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isAsked, setIsAsked] = useState(false)

  function leave() {
    setIsAsked(false)
    setIsLeaving(true)
    void signOut()
  }

  return (
    <div className={styles.page}>
      <ProfileHead />
      {menuFor(session).map(({ group, title, items }) => (
        <Section key={group} title={t(title)} flush>
          <ul className={styles.menu}>
            {items.map(({ name, path, title, icon: Icon }) => (
              <li key={name}>
                <Row as={Link} to={placeOf(path)} start={<Icon size="1.5rem" />} title={t(title)} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={t('auth.settings')}>
        <div className={styles.settings}>
          <LanguageSwitch />
          <AppearanceSwitch />
        </div>
      </Section>
      <Button
        variant="default"
        leftSection={<IconLogout size="1.25rem" aria-hidden="true" />}
        loading={isLeaving}
        onClick={() => (unsent().length > 0 ? setIsAsked(true) : leave())}
      >
        {t('auth.signOut')}
      </Button>
      <LeaveSheet open={isAsked} onStay={() => setIsAsked(false)} onLeave={leave} />
    </div>
  )
}
