// The register of hazards and maintenance: open, in work, closed, and opened again. All staff read it and work on it.
// The specification has its screens and no calls; these are ours, under the family's pattern.
import { feature } from '../kernel/feature.ts'
import { reportOperations } from '../report/report.kind.ts'
import { hazardFields } from './hazard.fields.ts'

const at = reportOperations('/api/blade-garden/hazard', hazardFields)
const own = { own: true as const }

export const hazard = feature('hazard', {
  submit: { ...at.submit('submit'), ...own },
  start: { ...at.decide('start/{id}'), ...own },
  close: { ...at.decideWithComment('close/{id}'), ...own },
  reopen: { ...at.decideWithComment('reopen/{id}'), ...own },
  comment: { ...at.comment('comment/{id}'), ...own },
  get: { ...at.get('detail'), ...own },
  listAll: { ...at.list('list'), ...own },
})
