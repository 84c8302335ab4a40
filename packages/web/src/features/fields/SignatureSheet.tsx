import { Button, Stack, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { type Pad, SignaturePad } from '../../kit/SignaturePad.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { pictureOf } from './signature.picture.ts'
import styles from './Widgets.module.css'

interface SignatureSheetProps {
  label: string
  open: boolean
  onClose: () => void
  onSigned: (picture: File) => void
}

/** To sign with a finger, or by typing one's name. */
export function SignatureSheet({ label, open, onClose, onSigned }: SignatureSheetProps) {
  const t = useT()
  const pad = useRef<Pad>(null)
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  async function sign() {
    const picture = await pictureOf(pad.current?.strokes() ?? [], name.trim())
    if (picture) onSigned(picture)
    else setIsMissing(true)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={label}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              pad.current?.clear()
              setName('')
            }}
          >
            {t('kit.clear')}
          </Button>
          <Button onClick={() => void sign()}>{t('kit.confirm')}</Button>
        </>
      }
    >
      <Stack gap="0.75rem">
        <p className={styles.hint}>{t('fields.signHint')}</p>
        <SignaturePad ref={pad} />
        <TextInput
          label={t('fields.typedName')}
          maxLength={80}
          value={name}
          error={isMissing && name.trim() === '' ? t('fields.signMissing') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Stack>
    </Sheet>
  )
}
