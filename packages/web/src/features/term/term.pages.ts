import { term } from '@daybook/contract/term/term.contract.ts'
import { termRegister } from '@daybook/contract/term/term.register.ts'
import { IconSchool } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const termPages = registerPages(
  registerKind({
    name: 'term',
    register: termRegister,
    api: client(term),
    icon: IconSchool,
    about: ['startsOn', 'endsOn'],
  }),
)
