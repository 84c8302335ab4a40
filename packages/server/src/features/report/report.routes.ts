import { report } from '@daybook/contract/report/report.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { roomsOfChild } from '../child/index.ts'
import { pageOfAnyKind } from './report.any.queries.ts'
import { decides, ownForOthers } from './report.deciders.ts'
import { question } from './report.question.ts'
import { childOf } from './report.view.ts'

/** Nothing for whoever may decide, but not read what others submit. */
async function listAwaiting({ tx, actor, input }: ContextOf<typeof report.operations.listAwaiting>) {
  if (!decides(actor)) return toPage({ records: [], total: 0 }, input)
  const without = await ownForOthers(tx, actor)
  return toPage(await pageOfAnyKind(tx, { ...input, state: 'submitted', without }), input)
}

async function listMine({ tx, actor, input }: ContextOf<typeof report.operations.listMine>) {
  return toPage(await pageOfAnyKind(tx, { ...input, authorId: actor.personId, newestFirst: true }), input)
}

/** NOT_FOUND for an unknown child. */
async function listOfChild(context: ContextOf<typeof report.operations.listOfChild>) {
  const { tx, actor, input, auditSubjects } = context
  auditSubjects(input.childId)
  const authorId = actor.rights.has('report.readAll') ? undefined : actor.personId
  const [reports] = await Promise.all([
    pageOfAnyKind(tx, { ...input, authorId, newestFirst: true }),
    roomsOfChild(tx, input.childId, actor.today),
  ])
  return toPage(reports, input)
}

type Found = Awaited<ReturnType<typeof pageOfAnyKind>>

function toPage({ records, total }: Found, input: { current: number; size: number }) {
  const items = records.map(({ authorId, authorName, ...row }) => ({
    ...row,
    author: { id: authorId, name: authorName },
    child: childOf(row),
  }))
  return pageOf(items, total, input)
}

const live = 'report.readAll'

export const reportRoutes = implement(report, {
  ask: {
    can: 'report.decide',
    audit: 'report.ask',
    live,
    run: (context) => question(context, 'ask'),
  },
  reply: {
    can: 'report.submit',
    audit: 'report.reply',
    live,
    run: (context) => question(context, 'reply'),
  },
  listAwaiting: { can: 'report.decide', run: listAwaiting },
  listMine: { can: 'report.submit', run: listMine },
  listOfChild: { can: 'report.submit', look: 'report.look', run: listOfChild },
})
