import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { signInCodeQuery } from './auth.code.data.ts'
import styles from './SignInCodeSheet.module.css'

interface SignInCodeSheetProps {
  open: boolean
  onClose: () => void
  /** Whose code, if it is somebody else's. */
  person?: { id: string; name: string }
}

/** Makes a new code each time it opens, and shows it. */
export function SignInCodeSheet({ open, onClose, person }: SignInCodeSheetProps) {
  const t = useT()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={person ? t('auth.codeFor', { name: person.name }) : t('auth.otherDevice')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('auth.codeDone')}
        </Button>
      }
    >
      {open && <Code personId={person?.id} />}
    </Sheet>
  )
}

function Code({ personId }: { personId: string | undefined }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useQuery(signInCodeQuery(personId))
  return (
    <Loaded read={read} skeleton="page">
      {({ code, until }) => (
        <div className={styles.page}>
          <p>{t(personId ? 'auth.codeForHint' : 'auth.otherDeviceHint')}</p>
          <p className={styles.code}>{code.replace(/(....)/, '$1 ')}</p>
          <p className={styles.until}>
            {Date.parse(until) > now
              ? t('auth.codeUntil', { time: friendlyTime(until, now) })
              : t('auth.codeExpired')}
          </p>
        </div>
      )}
    </Loaded>
  )
}
