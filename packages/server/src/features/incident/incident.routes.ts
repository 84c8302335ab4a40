import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { implement } from '../../platform/implement.ts'
import { accidentChanged } from '../aftercare/aftercare.watch.ts'
import { reportHandlers } from '../report/index.ts'

export const incidentRoutes = implement(
  incident,
  reportHandlers({ ...incidentReport, name: 'incident', changed: accidentChanged }),
)
