import { position } from '@daybook/contract/position/position.contract.ts'
import { positionRegister } from '@daybook/contract/position/position.register.ts'
import { IconBriefcase } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const positionPages = registerPages(
  registerKind({
    name: 'position',
    register: positionRegister,
    api: client(position),
    icon: IconBriefcase,
    about: ['category', 'postCode'],
  }),
)
