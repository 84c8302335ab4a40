import { Box, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { signInCodeQuery } from './auth.code.data.ts'

interface SignInCodeSheetProps {
  open: boolean
  onClose: () => void
  /** The person, if the code is for somebody else. */
  person?: { id: string; name: string }
}

/** Makes and shows a new code each time it opens. */
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
        <Stack>
          <p>{t(personId ? 'auth.codeForHint' : 'auth.otherDeviceHint')}</p>
          <Box component="p" fz="2rem" fw={600} lts="0.12em" ta="center" style={{ userSelect: 'all' }}>
            {code.replace(/(....)/, '$1 ')}
          </Box>
          <Box component="p" c="var(--dim)" ta="center">
            {Date.parse(until) > now
              ? t('auth.codeUntil', { time: friendlyTime(until, now) })
              : t('auth.codeExpired')}
          </Box>
        </Stack>
      )}
    </Loaded>
  )
}
