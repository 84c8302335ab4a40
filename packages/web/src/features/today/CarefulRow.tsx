import type { Birthday } from '@daybook/contract/today/today.contract.ts'
import { IconAlertTriangleFilled, IconSalad } from '@tabler/icons-react'
import type { z } from 'zod'
import { Portrait } from '../../kit/Face.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './CarefulRow.module.css'

type Child = z.infer<typeof Birthday>['careful'][number]

const severities: Record<Child['allergies'][number]['severity'], BareKey> = {
  mild: 'today.severityMild',
  severe: 'today.severitySevere',
  anaphylaxis: 'today.severityAnaphylaxis',
}

/** A child with all that it must not eat, the gravest first. */
export function CarefulRow({ child }: { child: Child }) {
  const t = useT()
  return (
    <li className={styles.child}>
      <span className={styles.portrait}>
        <Portrait {...child} />
      </span>
      <div>
        <p className={styles.name}>
          {child.firstName} <span className={styles.family}>{child.familyName}</span>
        </p>
        {child.allergies.map(({ substance, severity, note }) => (
          <p key={substance} className={styles.allergy}>
            <IconAlertTriangleFilled size="1rem" aria-hidden="true" />
            <span>
              <strong>{substance}</strong> · {t(severities[severity])}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </p>
        ))}
        {child.dietNote && (
          <p className={styles.diet}>
            <IconSalad size="1rem" aria-hidden="true" />
            {t('today.diet', { note: child.dietNote })}
          </p>
        )}
      </div>
    </li>
  )
}
