// The rows of one centre, table by table, before they are written.
import { uuidv7 } from '@daybook/contract/kernel/ids.ts'
import type { DB } from '@daybook/server/platform/database/types.ts'
import type { Insertable } from 'kysely'
import { randomFrom } from './random.ts'

/** Tables that the demo fills, each after those that it refers to. */
export const tables = [
  'centre',
  'room',
  'team',
  'position',
  'staff',
  'child',
  'allergy',
  'contact',
  'medicineAuthority',
  'medicineWord',
  'medicineDose',
  'medicineCheck',
  'medicineCount',
  'bottle',
  'bottleStep',
  'reminder',
  'enrolment',
  'attendance',
  'absence',
  'staffAttendance',
  'planEntry',
  'task',
  'checklistTemplate',
  'filledCheck',
  'checkAnswer',
  'rollCall',
  'rollCallPerson',
  'drill',
  'food',
  'foodTemperature',
  'ingredient',
  'dish',
  'dishIngredient',
  'mealMenu',
  'mealMenuDish',
  'asset',
  'webAddress',
  'place',
  'term',
  'closure',
  'article',
  'notice',
  'careRecord',
  'careAmendment',
  'sleepStep',
  'sleepCheck',
  'file',
  'report',
  'reportFile',
  'reportStep',
  'leaveEntry',
  'workflowProcess',
  'workflowInstance',
  'workflowTask',
  'workflowStep',
  'workflowFile',
  'learningGoal',
  'learningStory',
  'learningStoryChild',
  'learningStoryFile',
  'learningSet',
  'learningSetStory',
  'visit',
  'conversation',
  'conversationMember',
  'conversationPost',
  'publication',
  'publicationFile',
  'publicationStep',
  'receipt',
  'meetingMinutes',
  'meetingAction',
  'message',
  'activity',
] as const satisfies (keyof DB)[]

export type Table = (typeof tables)[number]
export type Row<T extends Table> = Omit<Insertable<DB[T]>, 'tenantId'>

type Stamp = Record<'id' | 'createdAt' | 'updatedAt', string> &
  Record<'createdBy' | 'updatedBy', string | null>

export interface Rows {
  tenantId: string
  /** All rows of a table name the same columns. */
  add<T extends Table>(table: T, row: Row<T>): void
  of<T extends Table>(table: T): readonly Row<T>[]
  /** The id of a row made at this instant by this person, and the columns that say so. */
  stamp(at: Date, by: string | null): Stamp
}

export function rowsOf(tenantId: string): Rows {
  const all = new Map<Table, object[]>(tables.map((table) => [table, []]))
  const random = randomFrom(`${tenantId} ids`)
  return {
    tenantId,
    add: (table, row) => void all.get(table)?.push(row),
    // Only add puts rows there, and it takes those of the table named.
    of: <T extends Table>(table: T) => all.get(table) as Row<T>[],
    stamp(at, by) {
      const instant = at.toISOString()
      const id = uuidv7(at.getTime(), random.bytes(10))
      return { id, createdAt: instant, createdBy: by, updatedAt: instant, updatedBy: by }
    },
  }
}
