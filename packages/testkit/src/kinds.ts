// The samples of kinds of which the contract says everything: they have no file of samples.
import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { type TaskKindName, taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import { careKinds, registers } from '@daybook/server/app/features.generated.ts'
import type { CareKind } from '@daybook/server/features/care/index.ts'
import type { RegisterKind } from '@daybook/server/features/register/index.ts'
import type { DB } from '@daybook/server/platform/database/types.ts'
import { z } from 'zod'
import { careSamples } from './care.ts'
import { checkSamples } from './checks.ts'
import { receiptSamples } from './receipts.ts'
import { registerSamples } from './registers.ts'
import { reportSamples, sampleValues } from './reports.ts'
import type { Samples } from './samples.ts'
import type { World } from './world.ts'

/** Operation name → its sample, for each operation that the kind may have; undefined for what is no kind. */
export function samplesOfKind(feature: string): Samples['table'] | undefined {
  const report = reportKindNamed(feature)
  if (report) return reportSamples(feature, report)
  const receipt = receiptKindNamed(feature)
  if (receipt) return receiptSamples(feature, receipt)
  const register = registersByName[feature]
  if (register) return samplesOfRegister(register)
  const care = careKindsByName[feature]
  if (care) return careSamples(feature, sampleDetail(care.detail))
  const task = taskKindNames.find((name): name is TaskKindName => name === feature)
  return task && checkSamples(task)
}

/** What makes a new one. A register's sample changes a row that is there. */
export async function newOfKind(feature: string, operation: string, world: World): Promise<object> {
  const register = registersByName[feature]
  if (register) return sampleValues(register.fields, world)
  const sample = samplesOfKind(feature)?.[operation]
  if (!sample) throw new Error(`${feature} is no kind with ${operation}`)
  return sample(world)
}

const registersByName: Readonly<Record<string, RegisterKind | undefined>> = registers

const careKindsByName: Readonly<Record<string, CareKind | undefined>> = careKinds

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

/** A row with every field filled in, which a change gives another name. */
function samplesOfRegister({ fields, columns, table, title }: RegisterKind): Samples['table'] {
  const row = async (world: World) => {
    const values = sampleValues(fields, world)
    const id = world.ids()
    const held = Object.entries(values).map(([name, value]) => [columns[name] ?? name, value])
    const { parentId: _, ...own } = Object.fromEntries(held)
    await world.build(world.centre.tenantId, (_, tx) =>
      tx
        .insertInto(table as keyof DB)
        .values({ ...own, id })
        .execute(),
    )
    return id
  }
  return {
    ...registerSamples(row, {}),
    submit: async (world: World) => ({
      ...sampleValues(fields, world),
      [title]: 'Another',
      id: await row(world),
    }),
  }
}
