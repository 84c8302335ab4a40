import { incident } from '@daybook/contract/incident/incident.contract.ts'
import { incidentReport } from '@daybook/contract/incident/incident.report.ts'
import { implement } from '../../platform/implement.ts'
import { accidentChanged } from '../aftercare/index.ts'
import { reportHandlers } from '../report/index.ts'

export const incidentRoutes = implement(
  incident,
  reportHandlers({ ...incidentReport, name: 'incident', changed: accidentChanged }),
)
