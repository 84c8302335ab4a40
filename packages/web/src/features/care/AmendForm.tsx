import { futureRefusal, isCompletion, timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button, Stack, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { CareFields } from './CareFields.tsx'
import { reach } from './care.board.ts'
import { amendEntry } from './care.data.ts'
import { saidBy } from './care.draft.ts'
import { lacksAmount } from './care.fields.ts'
import type { ShownEntry } from './care.view.ts'
import { ReasonField } from './ReasonField.tsx'
import { SecondPerson } from './SecondPerson.tsx'

interface AmendFormProps {
  shown: ShownEntry
  title: string
  open: boolean
  /** The undo window has passed, or somebody else recorded the entry. */
  needsReason: boolean
  /** Goes back to the current version of the entry. */
  onLook: () => void
  onClose: () => void
}

/** Amends an entry. The earlier version stays in its history. */
export function AmendForm({ shown, title, open, needsReason, onLook, onClose }: AmendFormProps) {
  // The version the person started from, so that a change by somebody else is never overwritten unseen.
  const [{ kind, entry, child }] = useState(shown)
  // Voiding does not change the version.
  const isOutdated = shown.entry.version !== entry.version || shown.entry.voided !== null
  const t = useT()
  const timeZone = useTimeZone()
  const occurred = new Date(entry.occurredAt)
  const [said, setSaid] = useState(saidBy(entry))
  const [time, setTime] = useState(timeAt(occurred, timeZone))
  const [reason, setReason] = useState('')
  const reasonField = useRef<HTMLInputElement>(null)
  const [wasSent, setWasSent] = useState(false)
  const [conflictReason, setConflictReason] = useState(entry.conflictReason ?? '')
  const [second, setSecond] = useState(entry.checkedBy?.id)
  const isWhole = !lacksAmount(said.detail, kind.fields)
  const day = dayAt(occurred, timeZone)
  const isMoved = time !== '' && time !== timeAt(occurred, timeZone)
  const occurredAt = isMoved ? instantOf(day, time, timeZone).toISOString() : entry.occurredAt
  const note = said.note.trim() || null
  const asksReason =
    needsReason && !isCompletion(kind.rules, entry, { occurredAt, note, detail: said.detail })
  const lacksReason = asksReason && reason.trim() === ''
  const now = new Date(serverNow())
  const refusal =
    (isMoved ? timeRefusal(occurredAt, now, reach()) : undefined) ??
    (isWhole ? futureRefusal(kind.rules, said.detail, now) : undefined) ??
    (isWhole ? kind.rules.refusal?.(said.detail, child, occurredAt) : undefined)
  const conflicts = conflictsOf(kind.rules, said.detail, child)
  const lacksNote = kind.rules.needsNote === true && note === null
  const lacksConflictReason = conflicts.length > 0 && conflictReason.trim() === ''
  const asksSecond = conflicts.length > 0 && kind.rules.needsSecond === true
  const lacksSecond = asksSecond && !second
  const wrong = refusal ?? (wasSent && lacksNote ? 'NOTE_REQUIRED' : undefined)

  function save() {
    setWasSent(true)
    if (lacksReason) return reasonField.current?.focus()
    if (time === '' || refusal || lacksNote || lacksConflictReason || lacksSecond || !isWhole) return
    send(amendEntry, {
      id: entry.id,
      version: entry.version,
      detail: said.detail,
      occurredAt,
      note,
      conflictReason: conflictReason.trim() || null,
      ...(asksSecond && { checkedBy: second }),
      reason: reason.trim() || null,
    })
    showToast(t('care.saved'))
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        isOutdated ? (
          <Button onClick={onLook}>{t('care.lookAgain')}</Button>
        ) : (
          <Button onClick={save}>{t('care.save')}</Button>
        )
      }
    >
      <Stack gap="1.25rem">
        {isOutdated && <Warning isNews>{t('care.changedMeanwhile')}</Warning>}
        <CareFields
          kind={kind}
          said={said}
          onChange={setSaid}
          error={wrong && t(`error.${wrong}`)}
          day={day}
        />
        {conflicts.length > 0 && (
          <ReasonField
            name={fullName(child)}
            child={child}
            conflicts={conflicts}
            value={conflictReason}
            onChange={setConflictReason}
            error={wasSent && lacksConflictReason ? t('error.CONFLICT_REASON_REQUIRED') : undefined}
          />
        )}
        {asksSecond && (
          <SecondPerson
            value={second}
            onChange={setSecond}
            error={wasSent && lacksSecond ? t('error.SECOND_PERSON_REQUIRED') : undefined}
          />
        )}
        <TextInput
          type="time"
          label={t('care.time')}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        {asksReason && (
          <TextInput
            ref={reasonField}
            label={t('care.reasonToAmend')}
            maxLength={500}
            required
            value={reason}
            error={wasSent && lacksReason ? t('error.REASON_REQUIRED') : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Sheet>
  )
}
