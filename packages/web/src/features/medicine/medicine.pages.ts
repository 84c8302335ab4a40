import { BeforeDose } from './BeforeDose.tsx'
import { DosesThatDay } from './DosesThatDay.tsx'
import { askBeforeDose } from './medicine.doses.ts'

export const medicinePages = {
  under: { childId: DosesThatDay },
  Below: { what: BeforeDose },
  askFirst: askBeforeDose,
}
