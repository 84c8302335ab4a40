import { service, serviceMessages } from '@daybook/contract/service/service.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { alerts, tell } from '../notification/index.ts'
import { staffWithRights } from '../staff/index.ts'

export const serviceAlerts = alerts(serviceMessages, {
  problem: {
    topic: 'request',
    to: 'centre.configure',
    words: { 'en-US': 'Somebody has a problem with Daybook', 'zh-CN': '有教职工反馈使用问题' },
  },
})

async function sendProblem(context: ContextOf<typeof service.operations.sendProblem>): Promise<null> {
  const { actor, input, auditSubjects } = context
  const { id: causeId, ...said } = input
  auditSubjects(causeId)
  const params = { ...said, byName: actor.name }
  await tell(context, serviceAlerts.problem, [{ params, link: null, causeId }])
  return null
}

export const serviceRoutes = implement(service, {
  listContacts: {
    can: 'staff.read',
    run: ({ tx }) => staffWithRights(tx, [serviceAlerts.problem.to].flat()),
  },
  sendProblem: { can: 'staff.read', audit: 'service.problem', run: sendProblem },
})
