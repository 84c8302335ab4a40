import { signatureBox } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import styles from './Aftercare.module.css'
import type { Aftercare } from './aftercare.effects.ts'

// Lazy, because it is needed once for each report.
const SignSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./SignSheet.tsx'))).SignSheet,
}))

/** The signature of the parent who collected the child, or the button to ask for it. */
export function SignatureSection({ id, after: { signature } }: { id: string; after: Aftercare }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t('aftercare.signature')}>
      {signature ? (
        <div className={styles.stack}>
          {signature.drawing && <Drawing lines={signature.drawing} label={t('aftercare.padLabel')} />}
          <p>
            {t('aftercare.signed', {
              name: signature.name,
              time: friendlyTime(signature.at, now),
              staff: signature.byName,
            })}
          </p>
        </div>
      ) : (
        <div className={styles.stack}>
          <p className={styles.dim}>{t('aftercare.notSigned')}</p>
          <div className={styles.actions}>
            <Button
              variant="default"
              leftSection={<IconPencil size="1.25rem" aria-hidden="true" />}
              onClick={() => setIsOpen(true)}
            >
              {t('aftercare.askSign')}
            </Button>
          </div>
          <Suspense>{isOpen && <SignSheet id={id} onClose={() => setIsOpen(false)} />}</Suspense>
        </div>
      )}
    </Section>
  )
}

function Drawing({ lines, label }: { lines: readonly (readonly number[])[]; label: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      role="img"
      aria-label={label}
    >
      {lines.map((line) => (
        <polyline key={line.join()} points={line.join(' ')} />
      ))}
    </svg>
  )
}
