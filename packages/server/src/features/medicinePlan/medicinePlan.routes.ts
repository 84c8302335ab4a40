import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { implement } from '../../platform/implement.ts'
import { checkDose } from './medicinePlan.check.ts'
import { getBoard, listOfChild } from './medicinePlan.handlers.ts'
import {
  confirmToday,
  countDoses,
  endAuthority,
  give,
  submitAuthority,
} from './medicinePlan.write.handlers.ts'

const record = (name: string) =>
  ({ can: 'care.record', live: 'care.read', audit: `medicinePlan.${name}` }) as const

export const medicinePlanRoutes = implement(medicinePlan, {
  getBoard: { can: 'care.read', run: getBoard },
  listOfChild: { can: 'care.read', run: listOfChild },
  submitAuthority: { ...record('submit'), run: submitAuthority },
  endAuthority: { ...record('end'), run: endAuthority },
  confirmToday: { ...record('confirm'), run: confirmToday },
  checkDose: { ...record('check'), run: checkDose },
  countDoses: { ...record('count'), run: countDoses },
  give: { ...record('give'), run: give },
})
