import { Box } from '@mantine/core'
import { IconLockOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { signInLocksQuery, unlock } from './auth.locks.data.ts'

const small = { '--portrait': '3rem' } as CSSProperties

/** Staff who are locked out after too many wrong passwords. A manager can unlock them with a tap. */
export function SignInLocksScreen() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useQuery(signInLocksQuery())

  async function letIn(id: string, name: string) {
    await unlock(id)
    showToast(t('auth.unlocked', { name }))
  }

  return (
    <ListScreen
      read={read}
      head={<Box c="var(--dim)">{t('auth.locksIntro')}</Box>}
      empty={{ icon: <IconLockOpen />, title: t('auth.locksEmpty') }}
    >
      {({ id, realName, account, avatar, until }) => (
        <li key={id}>
          <Row
            start={
              <span style={small}>
                <Portrait firstName={realName} picture={avatar} />
              </span>
            }
            title={realName}
            detail={t('auth.lockedUntil', { account, time: friendlyTime(until, now) })}
            end={
              <ThrottledButton
                variant="light"
                aria-label={t('auth.unlockPerson', { name: realName })}
                onClick={() => void letIn(id, realName).catch(() => undefined)}
              >
                {t('auth.unlock')}
              </ThrottledButton>
            }
          />
        </li>
      )}
    </ListScreen>
  )
}
