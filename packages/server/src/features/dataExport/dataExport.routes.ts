import { dataExport } from '@daybook/contract/dataExport/dataExport.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import type { Subject } from './dataExport.about.ts'
import { bytesOfFiles, findSubject } from './dataExport.queries.ts'

type Preparing = ContextOf<typeof dataExport.operations.prepare>

async function prepare({ tx, input, actor, addresses, auditSubjects }: Preparing) {
  const subject = subjectOf(input)
  if (subject && !(await findSubject(tx, subject))) fail('NOT_FOUND')
  auditSubjects(subject?.id ?? actor.personId)
  const { tenantId, personId, sessionId } = actor
  const about = subject ? `${subject.of}/${subject.id}` : 'all'
  const link = addresses.sign(['export', tenantId, personId, sessionId, about].join('/'))
  return { link, bytes: await bytesOfFiles(tx, subject) }
}

function subjectOf({ childId, staffId }: Preparing['input']): Subject | undefined {
  if (childId) return { of: 'child', id: childId }
  return staffId ? { of: 'staff', id: staffId } : undefined
}

export const dataExportRoutes = implement(dataExport, {
  prepare: { can: 'data.export', audit: 'dataExport.export', run: prepare },
})
