// Events: excursions, festivals, parents' evenings. Any teacher plans one, a manager signs it off once, and its leader
// says afterwards how it went. The hard rule: nobody leaves the premises without the risks and the ratio written
// down.
import { feature } from '../kernel/feature.ts'
import { reportOperations } from '../report/report.kind.ts'
import { eventFields } from './event.fields.ts'

const at = reportOperations('/api/blade-garden/events', eventFields)

export const event = feature('event', {
  submit: at.submit('submit-event-data'),
  confirm: at.decide('manager-confirm/{id}'),
  refuse: { ...at.decideWithComment('manager-refuse/{id}'), own: true as const },
  cancel: { ...at.cancel('user-cancel/{id}'), own: true as const },
  followUp: at.remark('follow-up/{id}'),
  correct: at.remark('correct/{id}'),
  get: at.get('detail'),
  listAll: { ...at.list('list'), own: true as const },
  listMine: { ...at.list('user-list'), own: true as const },
})
