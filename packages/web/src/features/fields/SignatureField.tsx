import { IconSignature } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { dropFiles, keepFile } from '../../platform/files/local.files.ts'
import { upload } from '../../platform/files/uploads.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { FileTile } from './FileTile.tsx'
import styles from './FileTiles.module.css'
import { useFormState } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

// Lazy, because it is needed once for each record.
const SignatureSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./SignatureSheet.tsx'))).SignatureSheet,
}))

/** A signature, kept as a picture like any other file of the record. */
export function SignatureField(props: WidgetProps<'signature', string | null>) {
  const { label, value, onChange } = props
  const t = useT()
  const { busyWith } = useFormState()
  const [isSigning, setIsSigning] = useState(false)

  async function keep(picture: File): Promise<boolean> {
    setIsSigning(false)
    const id = newId()
    await keepFile({ id, file: picture })
    onChange(id)
    // Without a network the outbox sends it with the record.
    if (navigator.onLine) void upload(id).catch(() => undefined)
    return true
  }

  if (value !== null)
    return (
      <FieldGroup label={label}>
        <ul className={styles.tiles}>
          <FileTile
            id={value}
            name={label}
            onRemove={() => {
              onChange(null)
              void dropFiles([value])
            }}
          />
        </ul>
      </FieldGroup>
    )
  return (
    <OpenerField
      {...props}
      name={undefined}
      placeholder={t('fields.sign')}
      icon={IconSignature}
      onOpen={() => setIsSigning(true)}
    >
      <Suspense>
        {isSigning && (
          <SignatureSheet
            label={label}
            open
            onClose={() => setIsSigning(false)}
            onSigned={(file) => busyWith(keep(file))}
          />
        )}
      </Suspense>
    </OpenerField>
  )
}
