import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './DoorPoster.module.css'

/** A page to print and hang at the door: guests open the sign-in page with their phone's camera. */
export function DoorPosterScreen() {
  const t = useT()
  const { vuex_tenant_id: tenant, tenantInfo } = useSession()
  const address = `${location.origin}/#${to.visitorSignIn({ tenant })}`
  const picture = useQrCode(address)
  return (
    <div className={styles.page}>
      <div className={styles.poster} data-poster>
        <p className={styles.centre}>{tenantInfo?.name}</p>
        <h2 className={styles.title}>{t('visitor.posterTitle')}</h2>
        <p>{t('visitor.posterText')}</p>
        {picture && (
          <img className={styles.code} src={picture} alt={t('visitor.posterAlt')} width="300" height="300" />
        )}
        <p className={styles.address}>{address}</p>
      </div>
      <ActionBar>
        <Button
          leftSection={<IconPrinter size="1.25rem" aria-hidden="true" />}
          disabled={!picture}
          onClick={() => print()}
        >
          {t('visitor.posterPrint')}
        </Button>
      </ActionBar>
    </div>
  )
}
