import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { isAhead, type Moment, signInChildren, timeFor } from './attendance.actions.ts'
import type { Doable } from './attendance.board.ts'
import { SignOutSteps } from './SignOutSteps.tsx'
import { useSignOut } from './useSignOut.ts'

interface SignButtonsProps {
  doable: Doable
  moment: Moment
  onTime: () => void
  onAway: () => void
  onDone: () => void
}

/** The buttons in the bar: time, away, sign in and sign out. Sign in and sign out both show when the chosen children
 *  need different ones. */
export function SignButtons({ doable, moment, onTime, onAway, onDone }: SignButtonsProps) {
  const t = useT()
  const { count, toSignIn, toSignOut, toMarkAbsent, areTooMany } = doable
  const time = timeFor(moment)
  const { signOut, steps } = useSignOut(onDone)
  const areBoth = toSignIn.length > 0 && toSignOut.length > 0
  const notNow = areTooMany || isAhead(moment)
  return (
    <>
      <Button
        variant={moment.time === undefined ? 'default' : 'light'}
        px="sm"
        leftSection={<IconClock size="1.25rem" aria-hidden="true" />}
        aria-label={t('attendance.changeTime', { time })}
        onClick={onTime}
      >
        {time}
      </Button>
      {toMarkAbsent.length === count && (
        <Button variant="default" px="sm" disabled={areTooMany} onClick={onAway}>
          {t('attendance.away')}
        </Button>
      )}
      {toSignIn.length > 0 && (
        <ThrottledButton
          px="sm"
          disabled={notNow}
          onClick={() => {
            void signInChildren(toSignIn, moment)
            onDone()
          }}
        >
          {areBoth ? t('attendance.signInCount', { count: toSignIn.length }) : t('attendance.signIn')}
        </ThrottledButton>
      )}
      {toSignOut.length > 0 && (
        <ThrottledButton px="sm" disabled={notNow} onClick={() => signOut(toSignOut, moment)}>
          {areBoth ? t('attendance.signOutCount', { count: toSignOut.length }) : t('attendance.signOut')}
        </ThrottledButton>
      )}
      {steps && <SignOutSteps {...steps} />}
    </>
  )
}
