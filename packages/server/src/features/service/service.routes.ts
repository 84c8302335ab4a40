import { service } from '@daybook/contract/service/service.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../notification/index.ts'
import { managerIds } from '../staff/index.ts'
import { serviceAlerts } from './service.alerts.ts'
import { managersByName } from './service.queries.ts'

async function sendProblem(context: ContextOf<typeof service.operations.sendProblem>): Promise<null> {
  const { tx, actor, input, auditSubjects } = context
  const { id: causeId, ...said } = input
  auditSubjects(causeId)
  const params = { ...said, byName: actor.name }
  await tell(context, serviceAlerts.problem, [{ to: await managerIds(tx), params, link: null, causeId }])
  return null
}

export const serviceRoutes = implement(service, {
  listContacts: { can: 'staff.read', run: ({ tx }) => managersByName(tx) },
  sendProblem: { can: 'staff.read', audit: 'service.problem', run: sendProblem },
})
