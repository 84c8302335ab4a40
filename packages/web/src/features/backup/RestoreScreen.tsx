import { Button, Stack } from '@mantine/core'
import { IconDatabaseOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { StateScreen } from '../../kit/StateScreen.tsx'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { DeviceTimeZone } from '../../platform/time/centre.time.ts'
import { getRestore } from './backup.restore.ts'
import { RestoreForm } from './RestoreForm.tsx'
import { RestoreProgress } from './RestoreProgress.tsx'

const everySecond = 1000
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Restores a backup where there is nobody yet, for whoever has the first operator's link. */
export function RestoreScreen() {
  const t = useT()
  const { key = '' } = useSearch('restore')
  const [isStarted, setIsStarted] = useState(false)
  const read = useQuery({
    queryKey: ['restore', key],
    queryFn: () => getRestore(key),
    enabled: key !== '',
    gcTime: 0,
    retry: false,
    refetchInterval: isStarted ? everySecond : false,
  })
  const refused = read.error instanceof ApiError ? read.error.key : undefined
  const stage = read.data?.stage ?? 'none'
  const isWorking = stage !== 'none' && stage !== 'failed'
  // The restored data knows nothing of this key.
  const isRestored = isStarted && refused === 'INVITATION_UNKNOWN'
  useEffect(() => {
    if (isWorking) setIsStarted(true)
    else if (stage === 'failed' && !read.isError) setIsStarted(false)
  }, [isWorking, stage, read.isError])
  useEffect(() => {
    if (!isRestored) return
    notify(t('backup.restored'))
    void go(to.loginAccount(), { replace: true })
  }, [isRestored, t])

  if (key === '') return <Refused hint={t('error.INVITATION_UNKNOWN')} />
  if (read.isPending || isRestored) return <Skeletons shape="page" />
  if (isStarted && refused) return <Refused hint={t('backup.stopped')} />
  if (read.isError && !isStarted)
    return <Refused hint={refused === 'NOT_FOUND' ? t('backup.noRestoreHint') : errorWords(read.error)} />
  if (!read.data) return <Skeletons shape="page" />
  return (
    <DeviceTimeZone value={timeZone}>
      <Stack gap="lg" maw="26rem" p="1rem 1.25rem 2rem" mx="auto">
        {isStarted ? (
          <RestoreProgress state={read.isError ? { ...read.data, stage: 'replacing' } : read.data} />
        ) : (
          <RestoreForm
            link={key}
            problem={read.data.problem}
            onStart={async () => {
              await read.refetch()
              setIsStarted(true)
            }}
          />
        )}
      </Stack>
    </DeviceTimeZone>
  )
}

function Refused({ hint }: { hint: string }) {
  const t = useT()
  return (
    <StateScreen
      icon={<IconDatabaseOff size="3rem" />}
      title={t('backup.noRestore')}
      hint={hint}
      action={
        <Button component={Link} to={to.loginAccount()}>
          {t('invitation.toSignIn')}
        </Button>
      }
    />
  )
}
