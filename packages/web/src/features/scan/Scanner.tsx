import { Box } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Scanner.module.css'
import { useScanner } from './useScanner.ts'

interface ScannerProps {
  /** Called with what a code says. @returns false when it is no label of this kind */
  onCode: (code: string) => boolean
  /** What to do without a camera. */
  otherwise?: string | undefined
}

/** The camera behind a phone, looking for a label; and in words what it does, or why it cannot. */
export function Scanner({ onCode, otherwise }: ScannerProps) {
  const t = useT()
  const [isForeign, setIsForeign] = useState(false)
  const { video, state } = useScanner((code) => setIsForeign(!onCode(code)))
  const hasCamera = state === 'starting' || state === 'looking'
  return (
    <Section>
      <div className={styles.scanner} data-off={!hasCamera || undefined}>
        {hasCamera ? (
          <video ref={video} muted playsInline aria-label={t('scan.view')} />
        ) : (
          <IconCameraOff size="3rem" aria-hidden="true" />
        )}
      </div>
      <Box component="p" mt="sm" role="status">
        {t(isForeign && hasCamera ? 'scan.foreign' : `scan.state.${state}`)}
        {!hasCamera && otherwise && (
          <Box component="span" display="block">
            {otherwise}
          </Box>
        )}
      </Box>
    </Section>
  )
}
