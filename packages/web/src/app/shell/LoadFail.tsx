import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/language.ts'
import { ChunkLoadError } from '../../platform/screens/chunk.ts'
import { StateScreen } from './StateScreen.tsx'

/** A page whose code did not come, or that broke while it was drawn. */
export function LoadFail({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const notLoaded = error instanceof ChunkLoadError
  // After an update the old parts are gone from the server: only a fresh start finds the new ones.
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
