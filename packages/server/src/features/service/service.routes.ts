import { service } from '@daybook/contract/service/service.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../notification/index.ts'
import { staffWithRights } from '../staff/index.ts'
import { serviceAlerts } from './service.alerts.ts'

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
