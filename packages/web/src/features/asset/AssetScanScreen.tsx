import { Box, Button, Stack, TextInput } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { assetOn } from './asset.label.ts'
import styles from './Scanner.module.css'
import { useScanner } from './useScanner.ts'

/** Finds an asset by the label on it: with the camera, or by its inventory number. */
export function AssetScanScreen() {
  const t = useT()
  const [isForeign, setIsForeign] = useState(false)
  const { video, state } = useScanner((code) => {
    const id = assetOn(code)
    if (id) void go(to.asset({ id }), { replace: true })
    else setIsForeign(true)
  })
  const hasCamera = state === 'starting' || state === 'looking'
  return (
    <Stack p="1rem var(--gutter)">
      <Section>
        <div className={styles.scanner} data-off={!hasCamera || undefined}>
          {hasCamera ? (
            <video ref={video} muted playsInline aria-label={t('asset.scanView')} />
          ) : (
            <IconCameraOff size="3rem" aria-hidden="true" />
          )}
        </div>
        <Box component="p" mt="sm" role="status">
          {t(isForeign && hasCamera ? 'asset.scanForeign' : `asset.scan.${state}`)}
        </Box>
      </Section>
      <Section>
        <ByNumber />
      </Section>
    </Stack>
  )
}

function ByNumber() {
  const t = useT()
  const [number, setNumber] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    void go(to.asset({ text: number.trim() }), { replace: true })
  }
  return (
    <Stack component="form" align="flex-start" gap="sm" onSubmit={find}>
      <TextInput
        w="100%"
        label={t('asset.number')}
        description={t('asset.scanNumber')}
        maxLength={40}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={number.trim() === ''}>
        {t('asset.find')}
      </Button>
    </Stack>
  )
}
