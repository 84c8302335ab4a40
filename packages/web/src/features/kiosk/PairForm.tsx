import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CodeForm, LanguageSwitch } from '../auth/index.ts'
import styles from './Kiosk.module.css'
import { api } from './kiosk.data.ts'
import { setPaired } from './kiosk.paired.ts'

/** Pairs the tablet by the code that a manager has made. */
export function PairForm() {
  const t = useT()
  const { tenant = '' } = useSearch('checkInOut')

  async function send(code: string, tenantId: string) {
    setPaired(await api.pairKiosk({ code }, { tenantId, quiet: true }))
  }

  return (
    <div className={styles.narrow}>
      <h1 className={styles.title}>{t('kiosk.pairTitle')}</h1>
      <p>{t('kiosk.pairText')}</p>
      <CodeForm
        tenantId={tenant}
        pack="kiosk"
        name="code"
        maxLength={12}
        button={t('kiosk.pair')}
        onSend={send}
      />
      <LanguageSwitch />
    </div>
  )
}
