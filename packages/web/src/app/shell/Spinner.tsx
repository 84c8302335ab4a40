import { spinnerDelay } from '@daybook/contract/kernel/constants.ts'
import { Loader } from '@mantine/core'
import { useStore } from '../../kit/store.ts'
import { useAfter } from '../../kit/timing.ts'
import { busy } from '../../platform/api/busy.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Spinner.module.css'

/** Covers the page when the user has waited 800 ms for an action. */
export function Spinner() {
  const t = useT()
  const waiting = useStore(busy) > 0
  const late = useAfter(waiting, spinnerDelay)
  return (
    <div role="status" className={late ? styles.veil : undefined}>
      {late && (
        <div className={styles.box}>
          <Loader color="currentColor" size="2.25rem" />
          {t('api.requesting')}
        </div>
      )}
    </div>
  )
}
