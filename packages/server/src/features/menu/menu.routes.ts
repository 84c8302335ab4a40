import { menu } from '@daybook/contract/menu/menu.contract.ts'
import { implement } from '../../platform/implement.ts'
import { buttonsFor, routesFor } from './menu.tree.ts'

export const menuRoutes = implement(menu, {
  listRoutes: {
    can: 'session',
    run: async ({ actor, caller }) => routesFor({ rights: actor.rights, language: caller.language }),
  },
  listButtons: {
    can: 'session',
    run: async ({ actor, caller }) => buttonsFor({ rights: actor.rights, language: caller.language }),
  },
  listTopMenus: { can: 'session', run: async () => [] },
})
