import { type HeadSign, headSigns, isWatchOver } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { choices, fields, longText } from '@daybook/contract/kernel/fields.ts'
import { Box, Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangleFilled, IconCheck, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { GapRows } from '../../kit/GapRows.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { gapRow } from '../watch/index.ts'
import { recordLook } from './aftercare.data.ts'
import type { Aftercare } from './aftercare.effects.ts'

interface WatchProps {
  id: string
  after: Aftercare
}

/** When to look next, one tap when the child is as always, and every look so far. */
export function WatchSection({ id, after: { watch, child } }: WatchProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const [isOpen, setIsOpen] = useState(false)
  if (!watch) return null

  function record(signs: HeadSign[], note: string) {
    const seenAt = new Date(serverNow()).toISOString()
    send(recordLook, { id: newId(), incidentId: id, signs, note: note || null, seenAt })
    setIsOpen(false)
    notify(t('aftercare.recorded', { name: child.firstName, time: friendlyTime(seenAt, now) }))
  }

  const isOver = watch.nextAt === null || isWatchOver(watch.times, now)
  const isLate = !isOver && watch.nextAt !== null && Date.parse(watch.nextAt) <= now
  const isAlarming = watch.looks.some(({ signs }) => signs.length > 0)
  return (
    <Stack gap="sm">
      <Box component="p" fw={650} c={isLate ? 'var(--overdue)' : undefined}>
        {isOver || watch.nextAt === null
          ? t('aftercare.over')
          : t('aftercare.next', { time: friendlyTime(watch.nextAt, now) })}
      </Box>
      {isAlarming && <Doctor name={child.firstName} />}
      {!isOver && (
        <Group grow preventGrowOverflow={false} gap="xs" className="screen-only">
          <Button
            leftSection={<IconCheck size="1.25rem" aria-hidden="true" />}
            onClick={() => record([], '')}
          >
            {t('aftercare.asAlways')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEye size="1.25rem" aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {t('aftercare.seen')}
          </Button>
        </Group>
      )}
      {watch.looks.length > 0 && (
        <ol className="list" style={{ gap: '0.5rem' }} aria-label={t('aftercare.looks')}>
          {watch.looks.map(({ id: look, at, byName, signs, note }) => (
            <li key={look} className="list">
              <strong>
                {signs.length === 0
                  ? t('aftercare.asAlways')
                  : signs.map((sign) => t(`aftercare.sign.${sign}`)).join(t('care.comma'))}
              </strong>
              {note && <span>{note}</span>}
              <span className="dim">{t('aftercare.by', { name: byName, time: friendlyTime(at, now) })}</span>
            </li>
          ))}
        </ol>
      )}
      {watch.gaps.length > 0 && <Gaps watch={watch} isOver={isOver} now={now} />}
      <LookSheet
        key={isOpen ? 'open' : 'closed'}
        id={id}
        name={child.firstName}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onRecord={record}
      />
    </Stack>
  )
}

const alarming = {
  c: 'var(--overdue)',
  bg: 'var(--overdue-tint)',
  bd: '1px solid var(--overdue)',
  bdrs: 'md',
}

interface GapsProps {
  watch: NonNullable<Aftercare['watch']>
  isOver: boolean
  now: number
}

/** The looks that were late or missed, for whoever reads the record later. */
function Gaps({ watch, isOver, now }: GapsProps) {
  const t = useT()
  const friendlyTime = useFriendlyTime()
  const isHere = watch.stays.at(-1)?.until === null
  const rows = watch.gaps.map((gap) => {
    const isOpen = gap.checkedAt === null && isHere && !isOver && gap === watch.gaps.at(-1)
    const overBy = isOpen ? now - Date.parse(gap.dueAt) : gap.overBy
    const never = t(isOpen ? 'watch.gapStill' : 'aftercare.gapNever')
    return gapRow(t, { ...gap, overBy }, (instant) => friendlyTime(instant, now), never)
  })
  return (
    <>
      <h3>{t('aftercare.gaps')}</h3>
      <GapRows label={t('aftercare.gaps')} rows={rows} />
    </>
  )
}

function Doctor({ name }: { name: string }) {
  const t = useT()
  return (
    <Box component="p" className="line" p="sm" fw={650} {...alarming} role="alert">
      <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
      {t('aftercare.doctor', { name })}
    </Box>
  )
}

interface LookSheetProps {
  /** The accident's id. */
  id: string
  name: string
  open: boolean
  onClose: () => void
  onRecord: (signs: HeadSign[], note: string) => void
}

const lookFields = fields({
  signs: choices(headSigns, { required: true }),
  note: longText(500, { rows: 2 }),
})

function LookSheet({ id, name, open, onClose, onRecord }: LookSheetProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'aftercare',
    fields: lookFields,
    labels: { signs: t('aftercare.whatIsSeen') },
    options: { signs: headSigns.map((sign) => ({ value: sign, label: t(`aftercare.sign.${sign}`) })) },
    draft: `headCheck.${id}`,
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('aftercare.whatIsSeen')}
      submit={t('aftercare.record')}
      onSend={async ({ signs, note }) => onRecord(signs, note ?? '')}
    >
      {form.values.signs.length > 0 && <Doctor name={name} />}
      <FieldInputs />
    </FieldsSheet>
  )
}
