import { Button, TextInput } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import styles from './Asset.module.css'
import { assetOn } from './asset.label.ts'
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
    <div className={styles.scan}>
      <Section>
        <div className={styles.scanner} data-off={!hasCamera || undefined}>
          {hasCamera ? (
            <video ref={video} muted playsInline aria-label={t('asset.scanView')} />
          ) : (
            <IconCameraOff size="3rem" aria-hidden="true" />
          )}
        </div>
        <p role="status">{t(isForeign && hasCamera ? 'asset.scanForeign' : `asset.scan.${state}`)}</p>
      </Section>
      <Section>
        <ByNumber />
      </Section>
    </div>
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
    <form className={styles.byNumber} onSubmit={find}>
      <TextInput
        className={styles.number}
        label={t('asset.number')}
        description={t('asset.scanNumber')}
        maxLength={40}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={number.trim() === ''}>
        {t('asset.find')}
      </Button>
    </form>
  )
}
