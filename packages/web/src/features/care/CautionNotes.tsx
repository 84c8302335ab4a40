import { IconInfoCircle, IconToolsKitchen2 } from '@tabler/icons-react'
import type { Translate } from '../../platform/i18n/keys.ts'
import { AllergyMark } from '../child/index.ts'
import styles from './CautionNotes.module.css'
import type { BoardChild, CareKind } from './care.view.ts'

/** Allergies, diet and consent on a child's tile, for kinds that feed or apply something. Undefined without any. */
export function cautionNotes(t: Translate, kind: CareKind, child: BoardChild) {
  const allergies = kind.gives ? child.allergies : []
  const diet = kind.gives === 'food' ? child.dietNote : null
  const remark = kind.remark?.(t, child)
  if (allergies.length === 0 && !diet && !remark) return undefined
  return (
    <>
      {allergies.length > 0 && (
        <span className={styles.allergies}>
          {allergies.map((allergy) => (
            <AllergyMark key={allergy.substance} allergy={allergy} />
          ))}
        </span>
      )}
      {diet && (
        <span className={styles.note}>
          <IconToolsKitchen2 size="1rem" aria-hidden="true" />
          <span>{diet}</span>
        </span>
      )}
      {remark && (
        <span className={styles.note}>
          <IconInfoCircle size="1rem" aria-hidden="true" />
          <span>{remark}</span>
        </span>
      )}
    </>
  )
}
