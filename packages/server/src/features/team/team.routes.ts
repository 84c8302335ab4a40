import { team } from '@daybook/contract/team/team.contract.ts'
import type { teamFields } from '@daybook/contract/team/team.fields.ts'
import { teamRegister as declared } from '@daybook/contract/team/team.register.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'

export const teamRegister: RegisterKind<typeof teamFields> = {
  ...declared,
  name: 'team',
  table: 'team',
  columns: { deptName: 'name', deptCategory: 'category' },
}

export const teamRoutes = implement(team, registerHandlers(teamRegister))
