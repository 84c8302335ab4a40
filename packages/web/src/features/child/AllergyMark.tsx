import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './AllergyMark.module.css'
import { type Allergy, allergyOf, gravest, severityIcons } from './allergy.look.ts'

interface AllergyMarkProps {
  allergy: Pick<Allergy, 'substance' | 'severity'>
  /** Whether the severity is written out. Otherwise only screen readers get the word. */
  written?: boolean
}

/** An allergy: its severity as icon and colour, and the substance, which is never cut off. */
export function AllergyMark({ allergy: { substance, severity }, written = false }: AllergyMarkProps) {
  const t = useT()
  const Icon = severityIcons[severity]
  return (
    <span className={styles.mark} data-severity={severity}>
      <Icon aria-hidden="true" />
      <span>
        {substance}
        <span className={written ? undefined : 'visually-hidden'}>
          {t('child.comma')}
          {t(`child.${severity}`)}
        </span>
      </span>
    </span>
  )
}

/** The allergy in a row of a child's record. */
export function AllergyOfRow({ row }: { row: Values }) {
  return <AllergyMark allergy={allergyOf(row)} written />
}

/** The gravest allergy on the corner of a picture, where there is no room for words. */
export function AllergyBadge({ allergies }: { allergies: readonly AllergyMarkProps['allergy'][] }) {
  const t = useT()
  const severity = gravest(allergies)
  if (!severity) return null
  const Icon = severityIcons[severity]
  const words = t('kit.allergy', { what: allergies.map(({ substance }) => substance).join(t('child.comma')) })
  return (
    <span className={styles.badge} data-severity={severity} title={words}>
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
