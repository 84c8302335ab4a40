// The template of a kind of check: the wire format that all kinds share. A kind supplies its path segment and gets the
// family's two operations. The hard rules: a check keeps the version of the template that it was made with; every answer
// keeps who and when; and a check is finished once, when all required answers are there.
import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { get, post } from '../kernel/feature.ts'
import { Day, EntryOut, Id, Instant, InstantOut, Line, Version } from '../kernel/schema.ts'
import { reportStates } from '../report/report.rules.ts'
import { itemTypes, mostPhotos } from './checklist.rules.ts'

/** Ids within a template. Whoever edits it makes them. */
export const ItemId = z.string().regex(/^[\w-]{1,40}$/)
const largest = 99_999
const Limit = z.number().min(-largest).max(largest)
const PersonName = z.object({ id: Id, name: z.string() })

const ItemShape = z.object({
  id: ItemId,
  type: z.enum(itemTypes),
  text: Line(200),
  required: z.boolean(),
  unit: Line(12).nullable(),
  min: Limit.nullable(),
  max: Limit.nullable(),
  options: z.array(z.object({ id: ItemId, text: Line(80), isRight: z.boolean() })).max(10),
  asksPhoto: z.boolean().optional(),
})
/** In the reader's language where the template has it. */
export const SectionShape = z.object({ id: ItemId, title: Line(80), items: z.array(ItemShape).max(60) })

export const Template = z.object({
  version: z.number().int(),
  sections: z.array(SectionShape),
})
export type Template = z.output<typeof Template>

const Value = z.union([z.boolean(), Limit, Line(500), z.null()])
const Note = Line(500).nullish()

export const Answer = z.object({
  itemId: ItemId,
  value: z.union([z.boolean(), z.number(), z.string(), z.null()]),
  isRight: z.boolean(),
  reason: z.string().nullable(),
  action: z.string().nullable(),
  /** Of what is not right. Their addresses are empty while the answer waits on its device. */
  photos: z.array(FileOfRecord),
  /** When, according to the person, and when it arrived. */
  at: InstantOut,
  recordedAt: InstantOut,
  by: PersonName,
})
export type Answer = z.output<typeof Answer>

/** A report that was opened from an answer. */
const Opened = z.object({
  id: Id,
  kind: z.string(),
  itemId: ItemId,
  summary: z.string(),
  entry: EntryOut.nullable(),
  state: z.enum(reportStates),
})

export const Check = z.object({
  id: Id,
  kind: z.string(),
  /** Of the template that it was made with. */
  version: z.number().int(),
  day: Day,
  taskId: Id.nullable(),
  room: z.object({ id: Id, name: z.string() }).nullable(),
  started: z.object({ at: InstantOut, by: PersonName }),
  finished: z.object({ at: InstantOut, by: PersonName }).nullable(),
  /** Required items: all, and those with an answer. */
  required: z.number().int(),
  answered: z.number().int(),
  /** The newest answer to each item. */
  answers: z.array(Answer),
  opened: z.array(Opened),
})
export type Check = z.output<typeof Check>

/** Everything that the screen needs. Without a task and a check of today it is an empty form. */
export const CheckPage = z.object({
  now: InstantOut,
  day: Day,
  task: z.object({ id: Id, dueAt: InstantOut }).nullable(),
  check: Check.nullable(),
  template: Template,
})
export type CheckPage = z.output<typeof CheckPage>

/** Answers, and whether the check is finished with them. */
export const submitCheckBody = z.object({
  id: Id,
  taskId: Id.nullish(),
  /** From a device that does not know the tasks of its day: when the check was begun. */
  nextTaskAt: Instant.optional(),
  version: Version,
  answers: z
    .array(
      z.object({
        id: Id,
        itemId: ItemId,
        value: Value,
        reason: Note,
        action: Note,
        photos: z.array(Id).max(mostPhotos).optional(),
        at: Instant,
      }),
    )
    .max(200)
    .default([]),
  finish: z.boolean().default(false),
})

export const submitCheckErrors = [
  'TIME_IN_FUTURE',
  'TIME_TOO_OLD',
  'TASK_OF_OTHER_KIND',
  'RECORD_EXISTS',
  'CHECK_VERSION_UNKNOWN',
  'CHECK_ITEM_UNKNOWN',
  'CHECK_ACTION_REQUIRED',
  'CHECK_INCOMPLETE',
  'CHECK_FINISHED',
] as const satisfies ErrorKey[]

/** @param segment part of the path: `open-door` */
export function checklistOperations(segment: string) {
  const base = `/api/blade-garden/${segment}`
  return {
    getPage: get(`${base}/list-by-task`, {
      description:
        'Returns the {kind} of a task. Without a task it is the check of the next open task of the kind today, or the open check of today.',
      query: z.object({ taskId: Id.optional() }),
      returns: CheckPage,
      offline: 'today',
      errors: ['TASK_OF_OTHER_KIND'],
    }),
    submitData: post(`${base}/submit-data`, {
      description:
        'Adds answers to the {kind}, and finishes it when the body says so. `version` is that of the template on the person’s screen. A task has one check, whatever its `id`. `nextTaskAt` instead of `taskId` stands for the task that was the next open one then, if there was one. `about.byName` of CHECK_FINISHED names who finished it.',
      body: submitCheckBody,
      returns: Check,
      offline: 'queue',
      errors: submitCheckErrors,
    }),
  }
}

/** The current template of a kind, for those that are settings of the tenant. @param name `open` */
export const settingsChecklist = (name: string) =>
  get(`/api/blade-common/tenant-settings/get-${name}-checklist`, {
    description: `Returns the current template of the ${name} checklist, a setting of the centre.`,
    returns: Template,
    offline: 'cache',
  })
