import { IconRefresh } from '@tabler/icons-react'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newVersion } from '../new.version.ts'
import styles from './NewVersionBanner.module.css'

/** Stays until the user reloads. It cannot be pressed while a sheet is open. */
export function NewVersionBanner() {
  const t = useT()
  const load = useStore(newVersion)
  return (
    <div role="status">
      {load && (
        <p className={styles.banner}>
          {t('app.newVersion')}
          <button type="button" className={styles.load} onClick={() => void load()}>
            <IconRefresh size="1.25rem" aria-hidden="true" />
            {t('app.reload')}
          </button>
        </p>
      )}
    </div>
  )
}
