import { rosterReceipt } from '@daybook/contract/roster/roster.receipt.ts'
import type { Shift } from '@daybook/contract/roster/roster.rules.ts'
import { Box, Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import { newId } from '../../platform/outbox/current.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { Coverage } from './Coverage.tsx'
import { useCellMarks } from './cell.marks.ts'
import { MovableShifts } from './MovableShifts.tsx'
import { RatioNote } from './RatioNote.tsx'
import { api, type WeekPlan, type WholeRoster } from './roster.data.ts'
import { useDayOf, useShiftWords } from './roster.words.ts'
import { ShiftSheet } from './ShiftSheet.tsx'
import { TemplateSheet } from './TemplateSheet.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { type Cell, type CellCommand, cellBeside, retimed } from './week.moves.ts'
import { fitting, ofCell, ofStaff, shortIn, usualShift, withShift, wrongIn } from './week.plan.ts'

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
  const [shifts, setShifts] = useState<readonly Shift[]>(() => ofStaff(initial, plan))
  const [left] = useState(initial.length - shifts.length)
  const [changes, setChanges] = useState('')
  const [editing, setEditing] = useState<Editing>()
  const [isOpen, setIsOpen] = useState(false)
  const [copied, setCopied] = useState<readonly Shift[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  // The shift that was moved last, which further keys go on moving, and what was said of it.
  const [held, setHeld] = useState<Shift>()
  const [said, setSaid] = useState('')
  const [isSending, setIsSending] = useState(false)
  const { people, rooms, leave, certificates, holidays } = plan
  const names = Object.fromEntries([...people, ...rooms].map((one) => [one.id, one.name]))
  const wrong = wrongIn(shifts, leave)
  const short = shortIn(weekOn, plan, shifts)
  const shortDays = [...short.days, ...short.certificates.flatMap(({ days }) => days)]
  const say = useShiftWords(names)
  const marks = useCellMarks(weekOn, plan)

  function change(next: readonly Shift[]) {
    setShifts(next)
    setIsOpen(false)
    onChange?.(next)
  }

  function open({ personId, day }: Cell) {
    const [first] = ofCell(shifts, personId, day)
    const roomId = people.find((person) => person.id === personId)?.roomId ?? null
    setEditing({ shift: first ?? usualShift(personId, day, roomId), replaces: first })
    setIsOpen(true)
  }

  /** Puts a shift in place of one, and says where it is now. */
  function move(shift: Shift, next: Shift) {
    const all = shifts.map((one) => (one === shift ? next : one))
    change(all)
    setHeld(next)
    const { personId, day } = next
    const now = { name: names[personId] ?? '', day: dayOf(day, 'long'), shifts: say(next) }
    const isWrong = wrongIn(all, leave).has(next)
    setSaid([t('roster.cell', now), ...(isWrong ? [t('roster.movedWrong')] : [])].join('. '))
  }

  function press(command: CellCommand, cell: Cell): Cell | undefined {
    const own = ofCell(shifts, cell.personId, cell.day)
    if (command === 'copy') return void setCopied(own)
    const others = shifts.filter((shift) => !own.includes(shift))
    if (command === 'clear') return void change(others)
    if (command === 'paste')
      return void change([...others, ...copied.map((shift) => ({ ...shift, ...cell }))])
    const shift = held && own.includes(held) ? held : own[0]
    if (!shift) return undefined
    const beside = cellBeside(people, cell, command)
    if (beside) move(shift, { ...shift, ...beside })
    else move(shift, retimed(shift, command))
    return beside
  }

  /** Plans the week like another one. */
  function use(others: readonly Shift[]) {
    const { shifts: free, skipped } = fitting(others, plan)
    change(free)
    setIsChoosing(false)
    notify(
      [
        t('roster.copied', { count: free.length }),
        ...(skipped > 0 ? [t('roster.skippedLeave', { count: skipped })] : []),
      ].join('. '),
    )
  }

  async function publish(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (shifts.length === 0) return notify(t('roster.noShifts'))
    if (wrong.size > 0) return notify(t('roster.fix'))
    const detail = { weekOn, shifts: [...shifts] }
    const changed = changes.trim()
    setIsSending(true)
    try {
      const input = {
        id,
        detail,
        audience: rosterReceipt.audienceOf(detail),
        ...(revision !== undefined && { revision }),
        ...(changed && { changes: changed }),
      }
      receiveAnswer(api.publish.id, await api.publish(input, { quiet: true }))
      await onSent?.()
      showToast(t('roster.published'))
      await go(to.roster({ id }), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [problem] = Object.values(error.fields)
      notify(problem ? `${errorWords(error)} ${wordsOf(`field.${problem}`) ?? ''}` : errorWords(error))
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
          <Group gap="0.5rem 1rem" p="sm">
            <Box component="p" className="dim" flex="1 1 14rem">
              {t('roster.gridHint')}
            </Box>
            <Button
              variant="default"
              onClick={() =>
                plan.lastWeek.length > 0 ? use(plan.lastWeek) : notify(t('roster.nothingToCopy'))
              }
            >
              {t('roster.copyLastWeek')}
            </Button>
            <Button variant="default" onClick={() => setIsChoosing(true)}>
              {t('roster.templates')}
            </Button>
          </Group>
          {left > 0 && (
            <Box component="p" p="0 var(--mantine-spacing-sm) var(--mantine-spacing-sm)">
              {t('roster.leftOut', { count: left })}
            </Box>
          )}
          <MovableShifts shifts={shifts} onMove={(shift, to) => move(shift, { ...shift, ...to })}>
            <WeekGrid
              weekOn={weekOn}
              people={people}
              shifts={shifts}
              names={names}
              isWrong={(shift) => wrong.has(shift)}
              marks={marks}
              holiday={(day) => holidays.find((one) => one.day === day)?.name}
              warn={(day) => (shortDays.includes(day) ? t('roster.short') : undefined)}
              plan={{ onOpen: open, onCommand: press }}
            />
          </MovableShifts>
          <p className="visually-hidden" aria-live="polite">
            {said}
          </p>
          <RatioNote weekOn={weekOn} short={short} certificates={certificates} />
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
      <TemplateSheet
        open={isChoosing}
        shifts={shifts}
        onUse={(template) => use(template.shifts)}
        onClose={() => setIsChoosing(false)}
      />
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
