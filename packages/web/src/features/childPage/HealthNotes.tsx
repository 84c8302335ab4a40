import { isRefusedOn } from '@daybook/contract/child/child.rules.ts'
import { IconHandStop, IconVaccine } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { optionOf } from '../fields/index.ts'
import styles from './ChildHead.module.css'
import type { Page } from './childPage.data.ts'

/** What must be known at once: medicines for an emergency, and what the parents do not want. */
export function HealthNotes({ health: { medicines, consents }, day }: Pick<Page, 'health' | 'day'>) {
  const t = useT()
  const pens = (medicines ?? []).filter(({ isEmergency }) => isEmergency)
  const refused = (consents ?? [])
    .filter((consent) => isRefusedOn(consent, day))
    .map(({ what }) => optionOf('child', 'consents.what', what))
  return (
    <>
      {pens.map(({ name, dose, note }) => (
        <p key={name} className={styles.sunscreen}>
          <IconVaccine size="1.25rem" aria-hidden="true" />
          {t('childPage.inEmergency', { what: [name, dose, note].filter(Boolean).join('. ') })}
        </p>
      ))}
      {refused.length > 0 && (
        <p className={styles.sunscreen}>
          <IconHandStop size="1.25rem" aria-hidden="true" />
          {t('childPage.notAgreed', { what: refused.join(', ') })}
        </p>
      )}
    </>
  )
}
