import { food, foodRegister } from '@daybook/contract/food/food.kind.ts'
import { IconFridge } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const foodPages = registerPages(
  registerKind({
    name: 'food',
    register: foodRegister,
    api: client(food),
    icon: IconFridge,
    about: ['bestBefore', 'keptIn'],
  }),
)
