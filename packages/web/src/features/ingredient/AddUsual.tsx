import { ActionIcon } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { addUsual } from './ingredient.data.ts'

/** Fills the list with what kitchens usually have. */
export function AddUsual() {
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)
  const mayEdit = useSession().userProfile?.rights.includes('menu.edit')
  if (!mayEdit) return null
  const add = async () => {
    setIsBusy(true)
    try {
      await addUsual()
      showToast(t('ingredient.usualAdded'))
    } catch {
      // The refusal has been shown.
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <ActionIcon
      variant="default"
      size={48}
      loading={isBusy}
      title={t('ingredient.addUsual')}
      aria-label={t('ingredient.addUsual')}
      onClick={() => void add()}
    >
      <IconListCheck size="1.5rem" aria-hidden="true" />
    </ActionIcon>
  )
}
