import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Allergies.module.css'
import { AllergyMark } from './AllergyMark.tsx'
import type { Card } from './child.card.ts'

/** A child's allergies and diet; empty when there are none. */
export function Allergies({ allergies, dietNote }: Pick<Card, 'allergies' | 'dietNote'>) {
  const t = useT()
  if (allergies.length === 0 && !dietNote) return null
  return (
    <ul className={styles.list}>
      {allergies.map((allergy) => (
        <li key={allergy.substance}>
          <AllergyMark allergy={allergy} written />
          {allergy.note && <span className={styles.note}>{allergy.note}</span>}
        </li>
      ))}
      {dietNote && (
        <li className={styles.diet}>
          <IconToolsKitchen2 size="1.25rem" aria-hidden="true" />
          <span>
            <strong>{t('child.diet')}</strong>
            <span className={styles.note}>{dietNote}</span>
          </span>
        </li>
      )}
    </ul>
  )
}
