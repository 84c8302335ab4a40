import { checkIntervals } from '@daybook/contract/sleep/sleep.rules.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './ChildSleepSheet.module.css'
import { saveInterval, settingsQuery } from './sleep.data.ts'

interface IntervalSheetProps {
  open: boolean
  onClose: () => void
}

const choices = Array.from(
  { length: checkIntervals.most - checkIntervals.least + 1 },
  (_, i) => checkIntervals.least + i,
)

/** Sets how often sleepers are checked. Only managers can change it, within the legal limit. */
export function IntervalSheet({ open, onClose }: IntervalSheetProps) {
  const t = useT()
  const read = useQuery({ ...settingsQuery(), enabled: open })
  const [chosen, setChosen] = useState<number>()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const minutes = chosen ?? read.data?.checkInterval

  async function save() {
    if (minutes === undefined) return
    try {
      const saved = await saveInterval(minutes)
      showToast(t('sleep.intervalLong', { minutes: saved.inForce }))
      onClose()
    } catch (error) {
      showRefusal({ refuse: setRefused }, error)
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sleep.intervalTitle')}
      actions={
        <Button disabled={minutes === undefined} onClick={() => void save()}>
          {t('sleep.save')}
        </Button>
      }
    >
      <LoadedPart read={read}>
        {({ checkInterval, inForce }) => (
          <div className={styles.sheet}>
            <NativeSelect
              label={t('sleep.intervalLabel')}
              description={t('sleep.intervalNow')}
              error={refused.checkInterval}
              value={String(minutes)}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
              data={choices.map((value) => ({
                value: String(value),
                label: t('sleep.minutesOnly', { minutes: value }),
              }))}
            />
            {inForce < checkInterval && <p role="note">{t('sleep.intervalLaw', { minutes: inForce })}</p>}
          </div>
        )}
      </LoadedPart>
    </Sheet>
  )
}
