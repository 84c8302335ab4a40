import { lookup } from '@daybook/contract/lookup/lookup.contract.ts'
import { lookupRegister } from '@daybook/contract/lookup/lookup.register.ts'
import { IconBook2 } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const lookupPages = registerPages(
  registerKind({
    name: 'lookup',
    register: lookupRegister,
    api: client(lookup),
    icon: IconBook2,
    about: ['code', 'dictKey'],
  }),
)
