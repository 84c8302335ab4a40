import { role } from '@daybook/contract/role/role.contract.ts'
import { roleRegister } from '@daybook/contract/role/role.register.ts'
import { IconShieldLock } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const rolePages = registerPages(
  registerKind({
    name: 'role',
    register: roleRegister,
    api: client(role),
    icon: IconShieldLock,
    about: ['roleAlias'],
  }),
)
