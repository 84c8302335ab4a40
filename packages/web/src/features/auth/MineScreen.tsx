import { Button, Stack } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { menuTitles } from '../../platform/screens/menu.titles.ts'
import { ScreenMenu } from '../../platform/screens/ScreenMenu.tsx'
import { menuOf } from '../../platform/screens/screen.menu.ts'
import { useSession } from '../../platform/session/current.ts'
import { LeaveSheet, unsent } from '../outbox/LeaveSheet.tsx'
import { AppearanceSwitch } from './AppearanceSwitch.tsx'
import { signOut } from './auth.data.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
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
    <Stack gap="1.25rem" p="1rem var(--gutter)">
      <ProfileHead />
      <ScreenMenu sections={menuOf(session, 'menu', menuTitles)} />
      <Section title={t('auth.settings')}>
        <Stack gap="sm">
          <LanguageSwitch />
          <AppearanceSwitch />
        </Stack>
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
    </Stack>
  )
}
