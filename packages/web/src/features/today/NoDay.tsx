import { Button, Stack } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { manageTitles, menuTitles } from '../../platform/screens/menu.titles.ts'
import { to } from '../../platform/screens/places.ts'
import { ScreenMenu } from '../../platform/screens/ScreenMenu.tsx'
import { menuOf } from '../../platform/screens/screen.menu.ts'
import { useSession } from '../../platform/session/current.ts'
import { Greeting } from './Greeting.tsx'
import { may } from './today.data.ts'

/** Home of whoever does not see the day: the platform's operator, and people with a role of the centre's own, who get the
 *  pages that are theirs. */
export function NoDay({ now }: { now: number }) {
  const isOperator = may(useSession(), 'centre.make')
  return (
    <>
      <Greeting now={now} />
      {isOperator ? <NoCentre /> : <OwnPages />}
    </>
  )
}

function NoCentre() {
  const t = useT()
  return (
    <EmptyState
      icon={<IconShieldLock />}
      title={t('today.operator')}
      hint={t('today.operatorHint')}
      action={
        <Button component={Link} to={to.centres()}>
          {t('centre.centres')}
        </Button>
      }
    />
  )
}

function OwnPages() {
  const session = useSession()
  return (
    <Stack gap="1.25rem">
      <ScreenMenu sections={menuOf(session, 'menu', menuTitles)} />
      <ScreenMenu sections={menuOf(session, 'manage', manageTitles)} />
    </Stack>
  )
}
