import { Button, Stack } from '@mantine/core'
import {
  IconCalendarShare,
  IconDeviceMobile,
  IconDevices,
  IconId,
  IconLock,
  IconPassword,
  IconShieldLock,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { worksAtCentre } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { ProfileHead, SignInCodeSheet } from '../auth/index.ts'
import { OwnAwards } from '../award/index.ts'
import { FeedSheet } from '../calendarFeed/FeedSheet.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import { endSession, sessionsQuery } from './staff.data.ts'

/** The own account: details, password, and where one is signed in. */
export function CenterScreen() {
  const t = useT()
  const [isChanging, setIsChanging] = useState(false)
  const [isShowing, setIsShowing] = useState(false)
  const [isSubscribing, setIsSubscribing] = useState(false)
  const session = useSession()
  const { rights = [] } = session.userProfile ?? {}
  return (
    <Stack gap="1.25rem" p="1rem var(--gutter)">
      <ProfileHead />
      <Section flush>
        <ul className="list">
          <li>
            <Row as={Link} to={to.profile()} start={<IconId size="1.5rem" />} title={t('staff.profile')} />
          </li>
          <li>
            <Row
              as="button"
              start={<IconLock size="1.5rem" />}
              title={t('staff.changePassword')}
              onClick={() => setIsChanging(true)}
            />
          </li>
          <li>
            <Row
              as={Link}
              to={to.secondStep()}
              start={<IconShieldLock size="1.5rem" />}
              title={t('secondStep.title')}
            />
          </li>
          <li>
            <Row
              as="button"
              start={<IconDevices size="1.5rem" />}
              title={t('auth.otherDevice')}
              onClick={() => setIsShowing(true)}
            />
          </li>
          {worksAtCentre(session) && (
            <li>
              <Row
                as={Link}
                to={to.ownPin()}
                start={<IconPassword size="1.5rem" />}
                title={t('kiosk.ownPin')}
              />
            </li>
          )}
          {rights.includes('receipt.answer') && (
            <li>
              <Row
                as="button"
                start={<IconCalendarShare size="1.5rem" />}
                title={t('calendarFeed.title')}
                onClick={() => setIsSubscribing(true)}
              />
            </li>
          )}
        </ul>
      </Section>
      <OwnAwards />
      <Sessions />
      <PasswordSheet
        key={isChanging ? 'open' : 'closed'}
        open={isChanging}
        onClose={() => setIsChanging(false)}
      />
      <FeedSheet open={isSubscribing} onClose={() => setIsSubscribing(false)} />
      <SignInCodeSheet open={isShowing} onClose={() => setIsShowing(false)} />
    </Stack>
  )
}

function Sessions() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useQuery(sessionsQuery())

  async function end(id: string) {
    await endSession(id)
    showToast(t('staff.sessionEnded'))
  }

  return (
    <Section title={t('staff.sessions')} flush>
      <Loaded read={read} skeleton="list">
        {(sessions) => (
          <ul className="list">
            {sessions.map(({ id, device, usedAt, isThis }) => (
              <li key={id}>
                <Row
                  start={<IconDeviceMobile size="1.5rem" />}
                  title={deviceWords(device) ?? t('staff.unknownDevice')}
                  detail={t('staff.lastUsed', { time: friendlyTime(usedAt, now) })}
                  end={
                    isThis ? (
                      t('staff.thisDevice')
                    ) : (
                      <Button
                        variant="light"
                        color="red"
                        aria-label={t('staff.endSessionOf', {
                          device: deviceWords(device) ?? t('staff.unknownDevice'),
                          time: friendlyTime(usedAt, now),
                        })}
                        onClick={() => void end(id).catch(() => undefined)}
                      >
                        {t('staff.endSession')}
                      </Button>
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

const browsers = ['Edg', 'Firefox', 'Chrome', 'Safari']
const systems = ['iPad', 'iPhone', 'Android', 'Windows', 'Macintosh', 'Linux']

/** "Chrome, Android", from what the browser says of itself. */
function deviceWords(device: string): string | undefined {
  const known = [browsers, systems].flatMap((names) => names.find((name) => device.includes(name)) ?? [])
  return known.length > 0 ? listed(known) : device || undefined
}
