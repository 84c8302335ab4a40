import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { removePasskey, renamePasskey } from './passkey.data.ts'

interface PasskeySheetProps {
  /** Without an id, a new one. Closed without any. */
  passkey: { id: string; name: string } | undefined
  onClose: () => void
}

const passkeyFields = fields({ name: text(60, { required: true }) })

export function PasskeySheet({ passkey, onClose }: PasskeySheetProps) {
  const t = useT()
  const [isRemoving, setIsRemoving] = useState(false)
  const id = passkey?.id ?? ''
  const form = useFieldsForm({
    pack: 'passkey',
    fields: passkeyFields,
    stored: { name: passkey?.name ?? null },
    draft: null,
  })

  /** What the server refuses is shown by the call. */
  async function during(work: () => Promise<void>) {
    try {
      await work()
      onClose()
    } catch (error) {
      if (error instanceof ApiError) return
      // The browser's name for a device that has one of this person's passkeys.
      const hasOne = error instanceof Error && error.name === 'InvalidStateError'
      showToast(t(hasOne ? 'passkey.hasOne' : 'passkey.notAdded'), { isError: true })
    }
  }
  const save = ({ name }: { name: string }) =>
    during(async () => {
      if (id) return renamePasskey(id, name)
      const { addPasskey } = await loadChunk(() => import('./passkey.browser.ts'))
      await addPasskey(name)
      showToast(t('passkey.added'))
    })
  async function remove() {
    setIsRemoving(true)
    await during(async () => {
      await removePasskey(id)
      showToast(t('passkey.removed'))
    })
    setIsRemoving(false)
  }

  return (
    <FieldsSheet
      form={form}
      open={passkey !== undefined}
      onClose={onClose}
      title={t(id ? 'passkey.rename' : 'passkey.add')}
      submit={t(id ? 'passkey.save' : 'passkey.add')}
      onSend={save}
      secondary={
        id && (
          <Button variant="light" color="red" loading={isRemoving} onClick={() => void remove()}>
            {t('passkey.remove')}
          </Button>
        )
      }
    />
  )
}
