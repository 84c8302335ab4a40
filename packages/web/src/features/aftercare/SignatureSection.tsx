import { Button, Group, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import type { Aftercare } from './aftercare.effects.ts'
import { Drawing } from './Drawing.tsx'

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
        <Stack gap="sm">
          {signature.drawing && <Drawing lines={signature.drawing} label={t('aftercare.padLabel')} />}
          <p>
            {t('aftercare.signed', {
              name: signature.name,
              time: friendlyTime(signature.at, now),
              staff: signature.byName,
            })}
          </p>
        </Stack>
      ) : (
        <Stack gap="sm">
          <p className="dim">{t('aftercare.notSigned')}</p>
          <Group grow preventGrowOverflow={false} gap="xs" className="screen-only">
            <Button
              variant="default"
              leftSection={<IconPencil size="1.25rem" aria-hidden="true" />}
              onClick={() => setIsOpen(true)}
            >
              {t('aftercare.askSign')}
            </Button>
          </Group>
          <Suspense>{isOpen && <SignSheet id={id} onClose={() => setIsOpen(false)} />}</Suspense>
        </Stack>
      )}
    </Section>
  )
}
