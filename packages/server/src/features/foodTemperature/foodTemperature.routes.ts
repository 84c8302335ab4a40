import {
  foodTemperatureRegister as declared,
  foodTemperature,
  type foodTemperatureFields,
} from '@daybook/contract/foodTemperature/foodTemperature.kind.ts'
import { isOutside } from '@daybook/contract/foodTemperature/foodTemperature.rules.ts'
import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { placeOfCentre } from '../centre/index.ts'
import { type RegisterKind, refusing, registerHandlers } from '../register/index.ts'

export const foodTemperatureRegister: RegisterKind<typeof foodTemperatureFields> = {
  ...declared,
  name: 'foodTemperature',
  table: 'foodTemperature',
  columns: { celsius: 'celsiusTenths' },
  fromColumn: { celsius: (tenths: number) => tenths / 10 },
  toColumn: { celsius: (degrees: number) => Math.round(degrees * 10) },
  async check({ tx, actor }, savings) {
    const limits = figuresOn('temperature', { ...(await placeOfCentre(tx)), day: actor.today })
    return refusing(savings, ({ values }) => {
      if (!values.action && isOutside(values, limits)) fail('VALIDATION_FAILED', { action: 'REQUIRED' })
    })
  },
}

const { list, get, submit, remove } = registerHandlers(foodTemperatureRegister)

export const foodTemperatureRoutes = implement(foodTemperature, { list, get, submit, remove })
