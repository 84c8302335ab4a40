import { IconAlertTriangleFilled, IconInfoCircle, IconToolsKitchen2 } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './CautionNotes.module.css'
import type { BoardChild, CareKind } from './care.view.ts'

/** Allergies, diet and consent on a child's tile, for kinds that feed or apply something. */
export function CautionNotes({ kind, child }: { kind: CareKind; child: BoardChild }) {
  const t = useT()
  const { allergies, dietNote } = child
  const remark = kind.remark?.(t, child)
  const substances = kind.gives ? allergies.map(({ substance }) => substance).join(t('care.comma')) : ''
  const diet = kind.gives === 'food' ? dietNote : null
  return (
    <>
      {substances && (
        <span className={styles.note} data-grave>
          <IconAlertTriangleFilled size="1rem" aria-hidden="true" />
          {/* Screen readers already get this from the child's face. */}
          <span aria-hidden="true">{substances}</span>
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
