import { dataExport } from '@daybook/contract/dataExport/dataExport.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { bytesOfFiles, findChild } from './dataExport.queries.ts'

type Preparing = ContextOf<typeof dataExport.operations.prepare>

async function prepare({ tx, input: { childId }, actor, addresses, auditSubjects }: Preparing) {
  if (childId && !(await findChild(tx, childId))) fail('NOT_FOUND')
  auditSubjects(childId ?? actor.personId)
  const { tenantId, personId, sessionId } = actor
  const link = addresses.sign(['export', tenantId, personId, sessionId, childId ?? 'all'].join('/'))
  return { link, bytes: await bytesOfFiles(tx, childId ?? undefined) }
}

export const dataExportRoutes = implement(dataExport, {
  prepare: { can: 'data.export', audit: 'dataExport.export', run: prepare },
})
