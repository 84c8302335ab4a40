import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { IntervalField } from './IntervalField.tsx'
import { settingsQuery } from './sleep.data.ts'
import { useInterval } from './useInterval.ts'

interface IntervalSheetProps {
  open: boolean
  onClose: () => void
}

/** Sets how often sleepers are checked. Only managers can change it, within the legal limit. */
export function IntervalSheet({ open, onClose }: IntervalSheetProps) {
  const t = useT()
  const read = useQuery({ ...settingsQuery(), enabled: open })
  const interval = useInterval(onClose)
  const minutes = interval.chosen ?? read.data?.checkInterval
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sleep.intervalTitle')}
      actions={
        <Button
          disabled={minutes === undefined}
          loading={interval.isSending}
          onClick={() => minutes !== undefined && void interval.save(minutes)}
        >
          {t('sleep.save')}
        </Button>
      }
    >
      <LoadedPart read={read}>
        {(settings) => <IntervalField settings={settings} interval={interval} />}
      </LoadedPart>
    </Sheet>
  )
}
