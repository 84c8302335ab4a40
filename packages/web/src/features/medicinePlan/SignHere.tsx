import { Box, Button, Stack } from '@mantine/core'
import type { RefObject } from 'react'
import { type Pad, SignaturePad } from '../../kit/SignaturePad.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { linesOf } from '../aftercare/index.ts'

/** The parent signs with a finger on this device. */
export function SignHere({ pad }: { pad: RefObject<Pad | null> }) {
  const t = useT()
  return (
    <Stack gap="xs">
      <Box component="p" fw={600}>
        {t('medicinePlan.sign')}
      </Box>
      <p className="dim">{t('medicinePlan.signHint')}</p>
      <SignaturePad ref={pad} />
      <Button variant="subtle" onClick={() => pad.current?.clear()}>
        {t('medicinePlan.clear')}
      </Button>
    </Stack>
  )
}

/** What was drawn; null where nobody drew. */
export function drawnOn(pad: RefObject<Pad | null>): number[][] | null {
  const lines = linesOf(pad.current?.strokes() ?? [])
  return lines.length > 0 ? lines : null
}
