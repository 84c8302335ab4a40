import { IconAlertTriangleFilled, IconInfoCircle, IconToolsKitchen2 } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './CautionNotes.module.css'
import type { BoardChild, CareKind } from './care.view.ts'

/** What must not be overlooked on a tile where something is fed or applied: allergies, the diet, the consent. */
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
          {/* The face beside it says so already to who does not see it. */}
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
