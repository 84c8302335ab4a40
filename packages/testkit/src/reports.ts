// Valid values of any fields, and the samples of a kind of report, made from its fields.

import { reportKinds } from '@daybook/contract/app/report.kinds.generated.ts'
import type { ReportKindName } from '@daybook/contract/app/report.kinds.ts'
import { isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Field, type Fields, rootId, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { ReportFile } from '@daybook/contract/report/report.rules.ts'
import { type World, worldDay, worldMonday, worldNow } from './world.ts'

/** Every field filled in, but for those that the others hide. */
export function sampleValues<F extends Fields>(fields: F, world: World): ValuesOf<F> {
  const all = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleValue(field, world)]),
  )
  const shown = Object.entries(all).map(([name, value]) => [
    name,
    isShown(fields[name] as Field, all) ? value : null,
  ])
  return Object.fromEntries(shown) as ValuesOf<F>
}

function sampleValue(field: Field, world: World): unknown {
  const { centre } = world
  switch (field.kind) {
    case 'text':
      if (field.format === 'time') return '10:00'
      if (field.format === 'code') return 'a1'
      return 'Fell off the low beam'.slice(0, field.max)
    case 'longText':
    case 'richText':
      return 'Fell off the low beam'.slice(0, field.max)
    case 'choice':
      return field.of[0]
    case 'choices':
      return field.of.slice(0, 2)
    case 'yesNo':
    case 'tick':
      return true
    case 'flag':
      return 1
    case 'parent':
      return rootId
    case 'pick':
    case 'picks':
      return null
    case 'dictionary':
      // The first entry of every dictionary that a centre starts with.
      return field.required ? '1' : null
    case 'number':
      return field.min
    case 'money':
      return 0
    case 'rating':
      return { likelihood: 2, severity: 3 }
    case 'date':
      return field.of === 'week' ? worldMonday : worldDay
    case 'weekdays':
      return [1, 3]
    case 'times':
      return ['10:00']
    case 'dateRange':
      return { from: worldDay, until: worldDay, startsAtNoon: false, endsAtNoon: true }
    case 'instant':
      return worldNow
    case 'child':
      return centre.under2.present[0]
    case 'person':
      // The laws send a sample as the teacher and as the manager.
      return field.other ? null : centre.teacher.id
    case 'room':
      return centre.under2.id
    case 'children':
      return centre.under2.present.slice(0, 2)
    case 'people':
      return [centre.teacher.id]
    case 'rooms':
      return [centre.under2.id]
    case 'files':
      return []
    case 'bodyParts':
      return ['forehead', 'knee.left']
    case 'signature':
      return null
    case 'place':
      return { name: 'Library', address: '1 High Street', latitude: -36.848, longitude: 174.763 }
    case 'group':
      return sampleValues(field.fields, world)
    case 'repeat':
      return [sampleValues(field.fields, world)]
  }
}

/** A report of the teacher's, as it stands in the database. */
export function makeReport(world: World, name: ReportKindName, over: Values = {}): Promise<string> {
  const { centre, build } = world
  const kind: ReportFile = reportKinds[name]
  const values = { ...sampleValues(kind.fields, world), ...over }
  const { childId, occurredAt } = values
  const authorId = centre.teacher.id
  return build(centre.tenantId, async (make) => {
    const id = await make.row('report', {
      kind: name,
      authorId,
      childId: typeof childId === 'string' ? childId : null,
      occurredAt: typeof occurredAt === 'string' ? occurredAt : null,
      ...kind.span?.(values, 'Pacific/Auckland'),
      dueOn: kind.due?.(values)?.on ?? null,
      duePersonId: kind.due?.(values)?.personId ?? null,
      awayUntil: kind.awayUntil?.(values) ?? null,
      submittedAt: worldNow,
      state: kind.initial,
      summary: kind.summary(values),
      detail: JSON.stringify(values),
    })
    await make.row('reportStep', { reportId: id, step: 'submitted', byId: authorId, at: worldNow })
    return id
  })
}

function putInState({ centre, build }: World, id: string, state: string): Promise<unknown> {
  const decided = { state, decidedBy: centre.manager.id, decidedAt: worldNow }
  return build(centre.tenantId, (_, tx) =>
    tx.updateTable('report').set(decided).where('id', '=', id).execute(),
  )
}

/** A sample for each operation that a kind can have. */
export function reportSamples<N extends ReportKindName>(name: N) {
  const { fields }: { fields: (typeof reportKinds)[N]['fields'] } = reportKinds[name]
  const decided = async (world: World) => ({ id: await makeReport(world, name), mark: 'Seen' })
  const one = async (world: World) => ({ id: await makeReport(world, name) })
  const closed = async (world: World) => {
    const id = await makeReport(world, name)
    await putInState(world, id, 'closed')
    return { id, mark: 'Loose again' }
  }
  const confirmed = async (world: World) => {
    const id = await makeReport(world, name)
    await putInState(world, id, 'confirmed')
    return { id, mark: 'It was the left knee' }
  }
  return {
    submit: (world: World) => ({ id: world.ids(), detail: sampleValues(fields, world) }),
    confirm: decided,
    refuse: decided,
    cancel: one,
    start: decided,
    close: decided,
    reopen: closed,
    comment: decided,
    correct: confirmed,
    followUp: decided,
    comeBack: confirmed,
    get: one,
  }
}
