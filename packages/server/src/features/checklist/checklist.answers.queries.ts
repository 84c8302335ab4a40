import type { AnswerValue } from '@daybook/contract/checklist/checklist.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

export interface NewAnswer {
  id: string
  checkId: string
  itemId: string
  version: number
  value: string
  isRight: boolean
  reason: string | null
  action: string | null
  answeredAt: string
  answeredBy: string
  recordedAt: string
}

/** Adds answers. One that is there already is left as it is. */
export async function insertAnswers(tx: Tx, rows: readonly NewAnswer[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('checkAnswer')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .execute()
}

const answers = (tx: Tx, checkId: string) =>
  tx
    .selectFrom('checkAnswer')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'checkAnswer.answeredBy'))
    .select(['checkAnswer.id', 'checkAnswer.itemId', 'checkAnswer.version', 'checkAnswer.isRight'])
    .select([sql.ref<AnswerValue>('check_answer.value').as('value')])
    .select(['checkAnswer.reason', 'checkAnswer.action', 'checkAnswer.answeredAt'])
    .select(['checkAnswer.recordedAt', 'staff.id as byId', 'staff.realName as byName'])
    .where('checkAnswer.checkId', '=', checkId)

export type AnswerRow = Awaited<ReturnType<typeof allAnswers>>[number]

/** Every answer, oldest first. */
export function allAnswers(tx: Tx, checkId: string) {
  return answers(tx, checkId).orderBy('checkAnswer.answeredAt').orderBy('checkAnswer.id').execute()
}

/** The newest answer to each item: the one given last, whenever it arrived. */
export function newestAnswers(tx: Tx, checkId: string) {
  return answers(tx, checkId)
    .distinctOn('checkAnswer.itemId')
    .orderBy('checkAnswer.itemId')
    .orderBy('checkAnswer.answeredAt', 'desc')
    .orderBy('checkAnswer.id', 'desc')
    .execute()
}
