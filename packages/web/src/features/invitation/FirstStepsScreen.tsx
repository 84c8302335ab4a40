import { Button, Stack } from '@mantine/core'
import { IconBellRinging, IconDeviceMobile, IconDeviceTablet, IconListCheck } from '@tabler/icons-react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { worksAtCentre } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { installWay, useInstall } from './install.offer.ts'

/** What makes the first day easier, shown once after joining. Help leads here again. */
export function FirstStepsScreen() {
  const t = useT()
  const session = useSession()
  const { userProfile, tenantInfo, vuex_tenant_id: number } = session
  const install = useInstall()
  const rights = userProfile?.rights ?? []
  const way = installWay()
  return (
    <Stack p="1rem var(--gutter) 2rem">
      <p>
        {t('invitation.welcome', {
          centre: tenantInfo?.name ?? '',
          number,
          account: userProfile?.account ?? '',
        })}
      </p>
      <Section title={t('invitation.firstSteps')} flush>
        <ul className="list">
          {rights.includes('centre.configure') && (
            <li>
              <Row
                as={Link}
                to={to.setup()}
                start={<IconListCheck size="1.5rem" aria-hidden="true" />}
                title={t('setup.title')}
                detail={t('invitation.setupHint')}
              />
            </li>
          )}
          {way !== 'installed' && (
            <li>
              <Row
                {...(install ? { as: 'button', onClick: () => void install.prompt() } : {})}
                start={<IconDeviceMobile size="1.5rem" aria-hidden="true" />}
                title={t('invitation.homeScreen')}
                detail={t(install ? 'invitation.homeScreenNow' : `invitation.homeScreen.${way}`)}
              />
            </li>
          )}
          <li>
            <Row
              as={Link}
              to={to.notifications()}
              start={<IconBellRinging size="1.5rem" aria-hidden="true" />}
              title={t('invitation.notifications')}
              detail={t('invitation.notificationsHint')}
            />
          </li>
          {worksAtCentre(session) && (
            <li>
              <Row
                as={Link}
                to={to.ownPin()}
                start={<IconDeviceTablet size="1.5rem" aria-hidden="true" />}
                title={t('invitation.pin')}
                detail={t('invitation.pinHint')}
              />
            </li>
          )}
        </ul>
      </Section>
      <Button component={Link} to={to.home()}>
        {t('invitation.start')}
      </Button>
    </Stack>
  )
}
