import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newVersion } from '../new.version.ts'
import styles from './Banner.module.css'

/** Stays until the user reloads. It cannot be pressed while a sheet is open. */
export function NewVersionBanner() {
  const t = useT()
  const load = useStore(newVersion)
  return (
    <div role="status">
      {load && (
        <p className={`line ${styles.news}`}>
          {t('app.newVersion')}
          <Button
            variant="transparent"
            px="xs"
            leftSection={<IconRefresh size="1.25rem" aria-hidden="true" />}
            onClick={() => void load()}
          >
            {t('app.reload')}
          </Button>
        </p>
      )}
    </div>
  )
}
