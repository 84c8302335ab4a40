import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFields } from '../../kit/fields.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import styles from './Passkeys.module.css'
import { removePasskey, renamePasskey } from './passkey.data.ts'

interface PasskeySheetProps {
  /** Without an id, a new one. Closed without any. */
  passkey: { id: string; name: string } | undefined
  onClose: () => void
}

export function PasskeySheet({ passkey, onClose }: PasskeySheetProps) {
  const t = useT()
  const [isRemoving, setIsRemoving] = useState(false)
  const id = passkey?.id ?? ''
  const fields = useFields({ name: passkey?.name ?? '' }, ({ name }) => ({
    name: name.trim() ? undefined : t('passkey.nameMissing'),
  }))

  /** What the server refuses is shown by the call. */
  async function during(work: () => Promise<void>) {
    try {
      await work()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) showToast(t('passkey.notAdded'), { isError: true })
    }
  }
  const save = fields.onSubmit(({ name }) =>
    during(async () => {
      if (id) return renamePasskey(id, name.trim())
      const { addPasskey } = await loadChunk(() => import('./passkey.browser.ts'))
      await addPasskey(name.trim())
      showToast(t('passkey.added'))
    }),
  )
  async function remove() {
    setIsRemoving(true)
    await during(async () => {
      await removePasskey(id)
      showToast(t('passkey.removed'))
    })
    setIsRemoving(false)
  }

  return (
    <Sheet
      open={passkey !== undefined}
      onClose={onClose}
      title={t(id ? 'passkey.rename' : 'passkey.add')}
      actions={
        <>
          {id && (
            <Button variant="light" color="red" loading={isRemoving} onClick={() => void remove()}>
              {t('passkey.remove')}
            </Button>
          )}
          <Button type="submit" form="passkey" loading={fields.isSending}>
            {t(id ? 'passkey.save' : 'passkey.add')}
          </Button>
        </>
      }
    >
      <form id="passkey" className={styles.fields} onSubmit={save} noValidate>
        <TextInput
          {...fields.text('name')}
          label={t('passkey.name')}
          description={t('passkey.nameHint')}
          maxLength={60}
        />
      </form>
    </Sheet>
  )
}
