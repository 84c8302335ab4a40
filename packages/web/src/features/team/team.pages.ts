import { team } from '@daybook/contract/team/team.contract.ts'
import { teamRegister } from '@daybook/contract/team/team.register.ts'
import { IconSitemap } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const teamPages = registerPages(
  registerKind({
    name: 'team',
    register: teamRegister,
    api: client(team),
    icon: IconSitemap,
    about: ['deptCategory', 'fullName'],
  }),
)
