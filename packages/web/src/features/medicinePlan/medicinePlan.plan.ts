// An authority as the rules ask for it. Small, because home has it from the start.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { MedicinePlan } from '@daybook/contract/medicinePlan/due.rules.ts'
import type { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { session } from '../../platform/session/current.ts'

export type Board = AnswerOf<(typeof medicinePlan.operations)['getBoard']>
export type Authority = Board['authorities'][number]
export type MedicineChild = Board['children'][number]

export const timeZoneNow = (): string => session.get().tenantInfo?.timeZone ?? 'UTC'

export const planOf = (authority: Authority, timeZone: string, child?: MedicineChild): MedicinePlan => ({
  ...authority,
  timeZone,
  hereSince: child?.here?.since ?? null,
})
