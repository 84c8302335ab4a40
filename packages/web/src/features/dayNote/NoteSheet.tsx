import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { dismissToast, showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { cancelUnsent, send } from '../../platform/outbox/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { reach, voidEntry } from '../care/index.ts'
import { recordNote } from './dayNote.data.ts'

interface NoteSheetProps {
  child: { id: string; firstName: string; familyName: string }
  /** The day of the note. */
  day: string
  open: boolean
  onClose: () => void
}

/** A note about a child's day, at the current time unless another time of that day is chosen. */
export function NoteSheet(props: NoteSheetProps) {
  // A draft for one day is not kept for another.
  return <Note key={`${props.child.id} ${props.day}`} {...props} />
}

function Note({ child, day, open, onClose }: NoteSheetProps) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const now = useNow(10_000)
  const field = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState('')
  const [time, setTime] = useState<string>()
  const [wasSent, setWasSent] = useState(false)
  const name = fullName(child)
  const isToday = day === dayAt(new Date(now), timeZone)
  const claimed = time ? instantOf(day, time, timeZone).toISOString() : undefined
  const untimely = claimed && timeRefusal(claimed, new Date(now), reach())
  const noTime = wasSent && !isToday && !time ? t('dayNote.timeMissing') : undefined
  const timeError = untimely ? t(`error.${untimely}`) : noTime

  function save() {
    setWasSent(true)
    const note = words.trim()
    if (note === '') return field.current?.focus()
    if (untimely || (!isToday && !time)) return
    const { id, key, settled } = send(recordNote, {
      childId: child.id,
      note,
      ...(claimed && { occurredAt: claimed }),
    })
    const undo = () => {
      if (!cancelUnsent(key) && id) send(voidEntry, { id })
      showToast(t('dayNote.undone'))
    }
    const toast = showToast(t('dayNote.saved', { name, time: clockAt(claimed ?? serverNow(), timeZone) }), {
      undo,
    })
    void settled.then(({ accepted }) => {
      if (!accepted) dismissToast(toast)
    })
    setWords('')
    setTime(undefined)
    setWasSent(false)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={
        isToday ? t('dayNote.write', { name }) : t('dayNote.writeFor', { name, day: dayWords(day, 'short') })
      }
      actions={<Button onClick={save}>{t('dayNote.save')}</Button>}
    >
      <Stack>
        <Textarea
          ref={field}
          label={t('dayNote.words')}
          rows={4}
          maxLength={500}
          required
          value={words}
          error={wasSent && words.trim() === '' ? t('dayNote.missing') : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {isToday ? (
          <TimeField
            label={t('dayNote.time')}
            value={time}
            onChange={setTime}
            nowTime={timeAt(new Date(now), timeZone)}
            error={timeError}
          />
        ) : (
          <TextInput
            type="time"
            label={t('dayNote.time')}
            required
            value={time ?? ''}
            error={timeError}
            onChange={(event) => setTime(event.currentTarget.value || undefined)}
          />
        )}
      </Stack>
    </Sheet>
  )
}
