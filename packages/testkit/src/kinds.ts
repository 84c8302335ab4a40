// The samples of kinds of which the contract says everything: they have no file of samples.
import { receiptKinds } from '@daybook/contract/app/receipt.kinds.generated.ts'
import { reportKinds } from '@daybook/contract/app/report.kinds.generated.ts'
import { taskKinds } from '@daybook/contract/app/task.kinds.generated.ts'
import { careKinds, registers } from '@daybook/server/app/features.generated.ts'
import { z } from 'zod'
import { careSamples } from './care.ts'
import { checkSamples } from './checks.ts'
import { receiptSamples } from './receipts.ts'
import { registerSamples, rowValues } from './registers.ts'
import { reportSamples } from './reports.ts'
import type { Samples } from './samples.ts'
import type { World } from './world.ts'

/** Operation name → its sample, for each operation that the kind may have; undefined for what is no kind. */
export function samplesOfKind(feature: string): Samples['table'] | undefined {
  if (isOf(reportKinds, feature)) return reportSamples(feature)
  if (isOf(receiptKinds, feature)) return receiptSamples(feature)
  if (isOf(registers, feature)) return registerSamples(feature)
  if (isOf(careKinds, feature)) return careSamples(feature, sampleDetail(careKinds[feature].detail))
  return isOf(taskKinds, feature) ? checkSamples(feature) : undefined
}

/** What makes a new one. A register's sample changes a row that is there. */
export async function newOfKind(feature: string, operation: string, world: World): Promise<object> {
  if (isOf(registers, feature)) return rowValues(feature, world, world.ids())
  const sample = samplesOfKind(feature)?.[operation]
  if (!sample) throw new Error(`${feature} is no kind with ${operation}`)
  return sample(world)
}

const isOf = <T extends object>(table: T, name: string): name is keyof T & string => name in table

/** The first of what each field of a kind's detail can be. */
function sampleDetail(detail: z.ZodType): object {
  if (!(detail instanceof z.ZodObject)) throw new Error('a kind of care has an object as its detail')
  return Object.fromEntries(Object.entries(detail.shape).map(([name, field]) => [name, firstOf(field)]))
}

function firstOf(field: unknown): unknown {
  if (field instanceof z.ZodNullable) return firstOf(field.unwrap())
  if (field instanceof z.ZodEnum) return field.options[0]
  if (field instanceof z.ZodNumber) return Math.max(0, field.minValue ?? 0)
  if (field instanceof z.ZodBoolean) return false
  if (field instanceof z.ZodArray) return []
  if (field instanceof z.ZodString) return 'As usual'
  throw new Error('a kind with such a field in its detail needs samples of its own')
}
