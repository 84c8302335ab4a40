import { addDays, dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button, Stack, TextInput } from '@mantine/core'
import { DateField } from '../../kit/DateField.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import type { Place } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { reach } from './care.board.ts'
import type { BoardSearch } from './care.data.ts'

/** The parts of a board's draft that concern its time. */
interface Timing<D extends { time: string | undefined }> {
  board: { day: string; task: unknown; room: { code: string } | null }
  draft: D
  setDraft: (draft: D) => void
  now: number
  timeZone: string
  isToday: boolean
  refusal: 'TIME_IN_FUTURE' | 'TIME_TOO_OLD' | undefined
  needsTime: boolean
}

interface TimeSheetProps<D extends { time: string | undefined }> {
  desk: Timing<D>
  place: (search: BoardSearch) => Place
  open: boolean
  onClose: () => void
}

/** Asks when it happened: now, earlier today, or on an earlier day. Choosing another day opens its board. */
export function TimeSheet<D extends { time: string | undefined }>(props: TimeSheetProps<D>) {
  const { desk, place, open, onClose } = props
  const t = useT()
  const dayWords = useDayWords()
  const { board, draft, setDraft, now, timeZone, isToday, refusal, needsTime } = desk
  const { time } = draft
  const setTime = (value: string | undefined) => setDraft({ ...draft, time: value })
  const today = dayAt(new Date(now), timeZone)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('care.whenTitle')}
      actions={
        <Button disabled={refusal !== undefined || needsTime} onClick={onClose}>
          {t('kit.confirm')}
        </Button>
      }
    >
      <Stack gap="1.25rem">
        {isToday ? (
          <TimeField
            label={t('care.time')}
            value={time}
            onChange={setTime}
            nowTime={timeAt(new Date(now), timeZone)}
            error={refusal && t(`error.${refusal}`)}
          />
        ) : (
          <TextInput
            type="time"
            label={t('care.time')}
            value={time ?? ''}
            error={refusal && t(`error.${refusal}`)}
            onChange={(event) => setTime(event.currentTarget.value || undefined)}
          />
        )}
        {!board.task && (
          <DateField
            label={t('care.day')}
            description={t('care.dayHint')}
            value={board.day}
            words={dayWords(board.day, 'short')}
            min={addDays(today, -Math.floor(reach() / 86_400_000))}
            max={today}
            onChange={(date) => {
              onClose()
              void go(place({ code: board.room?.code, date: date === today ? undefined : date }), {
                replace: true,
              })
            }}
          />
        )}
      </Stack>
    </Sheet>
  )
}
