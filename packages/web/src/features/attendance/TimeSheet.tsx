import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { isAhead, type Moment } from './attendance.actions.ts'

interface TimeSheetProps {
  open: boolean
  moment: Moment
  onClose: () => void
  onChange: (time: string | undefined) => void
}

/** Chooses a time other than now, for something recorded later. */
export function TimeSheet({ open, moment, onClose, onChange }: TimeSheetProps) {
  const t = useT()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('attendance.timeTitle')}
      actions={
        <Button disabled={isAhead(moment)} onClick={onClose}>
          {t('attendance.timeDone')}
        </Button>
      }
    >
      <TimeField
        label={t('attendance.time')}
        value={moment.time}
        onChange={onChange}
        nowTime={timeAt(new Date(moment.now), moment.timeZone)}
        error={isAhead(moment) ? t('error.TIME_IN_FUTURE') : undefined}
      />
    </Sheet>
  )
}
