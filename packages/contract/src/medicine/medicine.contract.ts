// Medicines given: what, how much, when and why, who agreed to it, who checked it, and whether the parents know. Any
// teacher records a dose, all staff see it, and a manager confirms, once. The specification has none of it; the calls
// follow the family's pattern.
import { feature } from '../kernel/feature.ts'
import { reportOperations } from '../report/report.kind.ts'
import { medicineFields } from './medicine.fields.ts'

const at = reportOperations('/api/blade-garden/medicine', medicineFields)
const own = { own: true as const }

export const medicine = feature('medicine', {
  submit: { ...at.submit('submit'), ...own },
  confirm: { ...at.decide('confirm/{id}'), ...own },
  cancel: { ...at.cancel('cancel/{id}'), ...own },
  correct: { ...at.remark('correct/{id}'), ...own },
  get: { ...at.get('detail'), ...own },
  listAll: { ...at.list('list'), ...own },
})
