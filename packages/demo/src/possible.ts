// What cannot be: for tests of the demo, each a line that says what is wrong and with which row.

import { contentRefusal } from '@daybook/contract/care/care.rules.ts'
import type { ChildCautions } from '@daybook/contract/kernel/allergen.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { JsonObject } from '@daybook/server/platform/database/types.ts'
import { type Row, type Rows, type Table, tables } from './rows.ts'
import { stories } from './stories.ts'

/** Columns that say when something happened or was entered. */
const recorded = [
  ...['createdAt', 'updatedAt', 'occurredAt', 'recordedAt', 'voidedAt', 'amendedAt', 'sentAt', 'readAt'],
  ...['signedInAt', 'signedInRecordedAt', 'signedOutAt', 'signedOutRecordedAt'],
]
/** After every instant. All instants are written alike, so that they can be compared as they are. */
const never = '9999'

export function whatCannotBe(rows: Rows, timeZone: string, now: Date): string[] {
  return [
    ...inTheFuture(rows, now),
    ...wronglyPresent(rows, timeZone),
    ...wronglyCaredFor(rows),
    ...caredForInBed(rows),
    ...wronglyGiven(rows),
    ...wrongIds(rows),
  ]
}

function anyRows(rows: Rows, table: Table): readonly Record<string, unknown>[] {
  return rows.of(table)
}

function inTheFuture(rows: Rows, now: Date): string[] {
  const instant = now.toISOString()
  return tables.flatMap((table) =>
    anyRows(rows, table).flatMap((row) =>
      recorded
        .filter((column) => typeof row[column] === 'string' && row[column] > instant)
        .map((column) => `in the future: ${table}.${column} ${row[column]}`),
    ),
  )
}

function wronglyPresent(rows: Rows, timeZone: string): string[] {
  const stays = rows.of('attendance')
  const bounds = new Map<string, [string, string]>()
  for (const { day } of stays)
    if (!bounds.has(day)) {
      const { from, until } = dayBounds(day, timeZone)
      bounds.set(day, [from.toISOString(), until.toISOString()])
    }
  const enrolments = Map.groupBy(rows.of('enrolment'), ({ childId }) => childId)
  const wrong = stays.flatMap((stay) => {
    const { id, childId, roomId, day, signedInAt, signedOutAt } = stay
    const [from = '', until = ''] = bounds.get(day) ?? []
    const isEnrolled = enrolments
      .get(childId)
      ?.some((e) => e.roomId === roomId && e.startsOn <= day && day <= (e.endsOn ?? day))
    const isOfDay = from <= signedInAt && (signedOutAt ?? signedInAt) < until
    return [...(isEnrolled ? [] : [`not enrolled: ${id}`]), ...(isOfDay ? [] : [`not of its day: ${id}`])]
  })
  const ofOneDay = Map.groupBy(stays, ({ childId, day }) => `${childId} ${day}`)
  return [...wrong, ...[...ofOneDay.values()].flatMap(presentTwice)]
}

function presentTwice(stays: readonly Row<'attendance'>[]): string[] {
  const inOrder = stays.toSorted((a, b) => (a.signedInAt < b.signedInAt ? -1 : 1))
  return inOrder.slice(1).flatMap((stay, index) => {
    const before = inOrder[index]?.signedOutAt ?? never
    return before > stay.signedInAt ? [`present twice: ${stay.id}`] : []
  })
}

function wronglyCaredFor(rows: Rows): string[] {
  const stays = Map.groupBy(rows.of('attendance'), ({ childId }) => childId)
  const tasks = new Map(rows.of('task').map((task) => [task.id, task]))
  const cannotBe = rows.of('careRecord').filter(({ childId, roomId, occurredAt, taskId }) => {
    const task = tasks.get(taskId ?? '')
    const there = stays
      .get(childId)
      ?.filter((stay) => stay.signedInAt <= occurredAt && occurredAt <= (stay.signedOutAt ?? never))
    return !there?.some(
      (stay) =>
        stay.roomId === roomId && (!taskId || (task?.day === stay.day && task.roomId === stay.roomId)),
    )
  })
  return cannotBe.map(({ id }) => `cared for without being there, or for the task of another: ${id}`)
}

/** Fed, changed or creamed while in bed. */
function caredForInBed(rows: Rows): string[] {
  const records = rows.of('careRecord').filter(({ voidedAt }) => !voidedAt)
  const sleeps = Map.groupBy(
    records.filter(({ kind }) => kind === 'sleep'),
    ({ childId }) => childId,
  )
  const kinds = new Set<string>(stories.map(({ kind }) => kind))
  return records
    .filter(({ kind }) => kinds.has(kind))
    .filter(({ childId, occurredAt }) =>
      sleeps.get(childId)?.some(({ detail, occurredAt: inBedAt }) => {
        const { upAt } = detail as { upAt: string | null }
        return inBedAt <= occurredAt && occurredAt <= (upAt ?? never)
      }),
    )
    .map(({ kind, id, occurredAt }) => `in bed at that time: ${kind} ${id} ${occurredAt}`)
}

/** What an allergy, the consent or the kind's own rule speaks against, and no reason with it. */
function wronglyGiven(rows: Rows): string[] {
  const allergies = Map.groupBy(rows.of('allergy'), ({ childId }) => childId)
  const children = new Map(rows.of('child').map((child) => [child.id, child]))
  return rows.of('careRecord').flatMap(({ id, kind, childId, occurredAt, detail, conflictReason }) => {
    const story = stories.find((one) => one.kind === kind)
    const child = children.get(childId)
    if (!story || !child) return []
    const cautions = {
      allergies: (allergies.get(childId) ?? []) as unknown as ChildCautions['allergies'],
      dietAvoids: child.dietAvoids as ChildCautions['dietAvoids'],
      diets: child.diets as ChildCautions['diets'],
      sunscreenConsent: child.sunscreenConsent as ChildCautions['sunscreenConsent'],
    }
    const wrong = contentRefusal(
      story.rules,
      { detail: detail as JsonObject, conflictReason, occurredAt },
      cautions,
    )
    return wrong ? [`${wrong}: ${kind} ${id}`] : []
  })
}

function wrongIds(rows: Rows): string[] {
  const drills = new Set<object>(anyRows(rows, 'drill'))
  const all = tables
    .filter((table) => table !== 'centre')
    .flatMap((table) => anyRows(rows, table))
    // Putting to bed is told under the id of the sleep that it opens.
    .filter(({ id, recordId }) => id !== recordId)
    // A notice that asks for a confirmation has the id of what is confirmed.
    .filter(({ asksConfirmation }) => !asksConfirmation)
    // A drill has the id of its roll call.
    .filter((row) => !drills.has(row))
  const ids = new Set(all.map(({ id }) => id))
  const wrong = all.filter(({ id, createdAt }) => {
    const milliseconds = Number.parseInt(String(id).replace('-', '').slice(0, 12), 16)
    return milliseconds !== Date.parse(String(createdAt))
  })
  return [
    ...(ids.size === all.length ? [] : ['ids twice']),
    ...wrong.map(({ id }) => `id of another instant: ${id}`),
  ]
}
