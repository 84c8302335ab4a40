import { rosterReceipt } from '@daybook/contract/roster/roster.receipt.ts'
import { dayOfWeek, type Shift, type WeekdayCode } from '@daybook/contract/roster/roster.rules.ts'
import { Button, Textarea } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import { newId } from '../../platform/outbox/current.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { Coverage } from './Coverage.tsx'
import { LapsedMark } from './LapsedMark.tsx'
import { LeaveMark } from './LeaveMark.tsx'
import styles from './PlanWeek.module.css'
import { api, type WeekPlan, type WholeRoster } from './roster.data.ts'
import { useDayOf } from './roster.words.ts'
import { ShiftSheet } from './ShiftSheet.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { copyLastWeek, ofCell, shortDaysOf, usualShift, withShift, wrongIn } from './week.plan.ts'

interface WeekPlannerProps {
  weekOn: string
  plan: WeekPlan
  initial: readonly Shift[]
  /** What is published and being changed. */
  roster?: WholeRoster
  onChange?: (shifts: readonly Shift[]) => void
  onSent?: () => Promise<void>
}

interface Editing {
  shift: Shift
  replaces: Shift | undefined
}

export function WeekPlanner({ weekOn, plan, initial, roster, onChange, onSent }: WeekPlannerProps) {
  const t = useT()
  const dayOf = useDayOf(weekOn)
  const [id] = useState(() => roster?.id ?? newId())
  // The revision that the manager started from: it may be read again meanwhile.
  const [revision] = useState(roster?.revision)
  const [shifts, setShifts] = useState(initial)
  const [changes, setChanges] = useState('')
  const [editing, setEditing] = useState<Editing>()
  const [isOpen, setIsOpen] = useState(false)
  const [copied, setCopied] = useState<readonly Shift[]>([])
  const [isSending, setIsSending] = useState(false)
  const { people, rooms, leave, lapsed, holidays } = plan
  const names = Object.fromEntries([...people, ...rooms].map((one) => [one.id, one.name]))
  const wrong = wrongIn(shifts, leave)
  const shortDays = shortDaysOf(weekOn, plan, shifts)

  function change(next: readonly Shift[]) {
    setShifts(next)
    setIsOpen(false)
    onChange?.(next)
  }

  function open(personId: string, day: WeekdayCode) {
    const [first] = ofCell(shifts, personId, day)
    const roomId = people.find((person) => person.id === personId)?.roomId ?? null
    setEditing({ shift: first ?? usualShift(personId, day, roomId), replaces: first })
    setIsOpen(true)
  }

  function press(key: 'copy' | 'paste' | 'clear', personId: string, day: WeekdayCode) {
    const cell = ofCell(shifts, personId, day)
    if (key === 'copy') return setCopied(cell)
    const others = shifts.filter((shift) => !cell.includes(shift))
    change(key === 'clear' ? others : [...others, ...copied.map((shift) => ({ ...shift, personId, day }))])
  }

  function copy() {
    const last = copyLastWeek(plan)
    if (plan.lastWeek.length === 0) return notify(t('roster.nothingToCopy'))
    change(last.shifts)
    notify(
      [
        t('roster.copied', { count: last.shifts.length }),
        ...(last.skipped > 0 ? [t('roster.skippedLeave', { count: last.skipped })] : []),
      ].join('. '),
    )
  }

  async function publish(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (shifts.length === 0) return notify(t('roster.noShifts'))
    if (wrong.size > 0) return notify(t('roster.fix'))
    const detail = { weekOn, shifts: [...shifts] }
    const said = changes.trim()
    setIsSending(true)
    try {
      const input = {
        id,
        detail,
        audience: rosterReceipt.audienceOf(detail),
        ...(revision !== undefined && { revision }),
        ...(said && { changes: said }),
      }
      receiveAnswer(api.publish.id, await api.publish(input, { quiet: true }))
      await onSent?.()
      showToast(t('roster.published'))
      await go(to.roster({ id }), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [problem] = Object.values(error.fields)
      notify(problem ? `${errorWords(error)} ${t(`field.${problem}` as never)}` : errorWords(error))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <>
      <FormScreen
        onSubmit={(event) => void publish(event)}
        submit={t(roster ? 'roster.publishChange' : 'roster.publish')}
        isSending={isSending}
      >
        <Section title={t('roster.shifts')} flush>
          <div className={styles.tools}>
            <p className={styles.hint}>{t('roster.gridHint')}</p>
            <Button variant="default" onClick={copy}>
              {t('roster.copyLastWeek')}
            </Button>
          </div>
          <WeekGrid
            weekOn={weekOn}
            people={people}
            shifts={shifts}
            names={names}
            isWrong={(shift) => wrong.has(shift)}
            mark={(personId, day) => (
              <>
                <LeaveMark leave={leave} personId={personId} day={day} />
                <LapsedMark lapsed={lapsed} personId={personId} day={dayOfWeek(weekOn, day)} />
              </>
            )}
            holiday={(day) => holidays.find((holiday) => holiday.day === day)?.name}
            warn={(day) => (shortDays.includes(day) ? t('roster.short') : undefined)}
            onOpen={open}
            onKey={press}
          />
          <p className={styles.ratio} data-short={shortDays.length > 0 || undefined} aria-live="polite">
            {shortDays.length > 0 ? (
              <>
                <IconAlertTriangleFilled size="1.125rem" aria-hidden="true" />{' '}
                {t('roster.shortDays', { days: shortDays.map((day) => dayOf(day)).join(t('fields.comma')) })}
              </>
            ) : (
              <>
                <IconCircleCheck size="1.125rem" aria-hidden="true" /> {t('roster.enough')}
              </>
            )}
          </p>
        </Section>
        <Coverage weekOn={weekOn} plan={plan} shifts={shifts} shortDays={shortDays} />
        {roster && (
          <Section>
            <Textarea
              label={t('roster.changes')}
              maxLength={500}
              autosize
              minRows={2}
              value={changes}
              onChange={(event) => setChanges(event.currentTarget.value)}
            />
          </Section>
        )}
      </FormScreen>
      {editing && (
        <ShiftSheet
          key={`${editing.shift.personId} ${editing.shift.day} ${isOpen}`}
          open={isOpen}
          weekOn={weekOn}
          name={names[editing.shift.personId] ?? ''}
          rooms={rooms}
          initial={editing.shift}
          onClose={() => setIsOpen(false)}
          onSave={(shift, alsoOn) => change(withShift(shifts, { replaces: editing.replaces, shift, alsoOn }))}
          onRemove={editing.replaces && (() => change(shifts.filter((shift) => shift !== editing.replaces)))}
        />
      )}
    </>
  )
}
