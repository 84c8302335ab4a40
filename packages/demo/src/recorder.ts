// Single entries: who recorded what and when, and that some were amended or voided.

import { careMessages } from '@daybook/contract/care/care.contract.ts'
import { conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import type { JsonObject } from '@daybook/server/platform/database/types.ts'
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { addMessage } from './messages.ts'
import type { Random } from './random.ts'
import type { Row } from './rows.ts'
import type { Staff } from './staff.ts'
import type { Story } from './stories.ts'

interface Change {
  visit: Visit
  taskId: string | null
  at: Date
  detail: JsonObject
  /** Entered in one go with others. */
  batch?: { by: string; recordedAt: Date }
}

const voidReasons = ['Recorded twice', 'Sent twice by mistake']

type Mistake = NonNullable<ReturnType<Story['mistaken']>>

export type Recorder = (change: Change) => void

/** @param staff managers first */
export function recorder(
  { kind, rules, mistaken, reason: conflictReason, notes }: Story,
  { making, staff, duty, random }: { making: Making; staff: readonly Staff[]; duty: Duty; random: Random },
): Recorder {
  let ofToday = 0
  let isAmendedToday = false

  function noteOn(detail: JsonObject): string | null {
    const fitting = notes.filter(({ fits }) => fits?.(detail) ?? true)
    return random.chance(0.03) && fitting.length > 0 ? random.pick(fitting).text : null
  }

  function rowOf({
    visit,
    taskId,
    at,
    detail,
    batch,
  }: Change): Row<'careRecord'> & { id: string; recordedBy: string } {
    const delay = random.next()
    // Some are entered later, and a few more than a day later.
    const minutes = delay < 0.003 ? 25 * 60 : delay < 0.04 ? random.int(20, 120) : random.next()
    const recordedAt = notAfterNow(making, batch?.recordedAt ?? minutesLater(at, minutes))
    const recordedBy = batch?.by ?? duty.at(visit.day, at, visit.roomId)
    return {
      ...making.rows.stamp(recordedAt, recordedBy),
      kind,
      childId: visit.child.id,
      roomId: visit.roomId,
      taskId,
      occurredAt: at.toISOString(),
      recordedAt: recordedAt.toISOString(),
      recordedBy,
      detail,
      note: noteOn(detail),
      conflictReason: conflictsOf(rules, detail, visit.child.cautions).length > 0 ? conflictReason : null,
      checkedBy: null,
      version: 1,
      amendments: 0,
      voidedAt: null,
      voidedBy: null,
      voidReason: null,
    }
  }

  function addAmended(change: Change, { before, reason }: Mistake): void {
    const { rows } = making
    const row = rowOf(change)
    const [manager] = staff
    const amendedBy = random.chance(0.6) ? row.recordedBy : (manager?.id ?? row.recordedBy)
    const at = notAfterNow(making, minutesLater(new Date(row.recordedAt), random.int(4, 50)))
    rows.add('careRecord', {
      ...row,
      version: 2,
      amendments: 1,
      updatedAt: at.toISOString(),
      updatedBy: amendedBy,
    })
    const stamp = rows.stamp(at, amendedBy)
    rows.add('careAmendment', {
      ...stamp,
      recordId: row.id,
      version: 1,
      amendedBy,
      amendedAt: at.toISOString(),
      reason,
      before: {
        occurredAt: row.occurredAt,
        note: row.note ?? null,
        conflictReason: row.conflictReason ?? null,
        detail: before,
      },
    })
    if (amendedBy === row.recordedBy) return
    const params = {
      childName: change.visit.child.name,
      subject: kind,
      occurredAt: row.occurredAt,
      byName: manager?.realName ?? '',
      reason,
    }
    const link = `/pages/home/task/check-details?id=${row.id}`
    addMessage(making, {
      kind: careMessages.amended.kind,
      topic: 'record',
      params,
      to: row.recordedBy,
      link,
      causeId: stamp.id,
      sentAt: at,
    })
  }

  function addVoided(change: Change): void {
    const row = rowOf(change)
    const at = notAfterNow(making, minutesLater(new Date(row.recordedAt), 2)).toISOString()
    const voided = { voidedAt: at, voidedBy: row.recordedBy, voidReason: random.pick(voidReasons) }
    making.rows.add('careRecord', { ...row, ...voided, updatedAt: at })
  }

  return function record(change: Change): void {
    const place = change.visit.day === making.today ? ofToday++ : undefined
    // Of today there is one of each to look at, in every centre.
    const isFirstOfToday = place !== undefined && place > 0 && !isAmendedToday
    const mistake = isFirstOfToday || random.chance(0.01) ? mistaken(change.detail) : undefined
    if (mistake) {
      isAmendedToday ||= isFirstOfToday
      addAmended(change, mistake)
    } else making.rows.add('careRecord', rowOf(change))
    if (place === 2 || random.chance(0.004)) addVoided(change)
  }
}
