import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { saveInterval } from './sleep.data.ts'

/** How often sleepers are checked, as it is being changed. */
export function useInterval(onSaved: () => void) {
  const t = useT()
  const [chosen, choose] = useState<number>()
  const [isSending, setIsSending] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})

  async function save(minutes: number) {
    setIsSending(true)
    try {
      const saved = await saveInterval(minutes)
      showToast(t('sleep.intervalLong', { minutes: saved.inForce }))
      onSaved()
    } catch (error) {
      showRefusal({ refuse: setRefused }, error)
    } finally {
      setIsSending(false)
    }
  }

  return { chosen, choose, save, isSending, error: refused.checkInterval }
}
