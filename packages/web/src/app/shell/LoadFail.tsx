import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { StateScreen } from '../../kit/StateScreen.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ChunkLoadError } from '../../platform/screens/chunk.ts'

/** Shown for a page whose code failed to load or that crashed while rendering. */
export function LoadFail({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const notLoaded = error instanceof ChunkLoadError
  // After an update, the server no longer has the old chunks. A reload fetches the new ones.
  const retry = notLoaded ? () => location.reload() : reset
  return (
    <StateScreen
      icon={<IconCloudOff />}
      title={notLoaded ? t('kit.loadFail') : t('app.crash')}
      hint={notLoaded ? t('kit.loadFailHint') : t('app.crashHint')}
      action={<Button onClick={retry}>{t('kit.retry')}</Button>}
    />
  )
}
