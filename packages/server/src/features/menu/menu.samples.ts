import { menu } from '@daybook/contract/menu/menu.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const menuSamples = samples(menu, {
  listRoutes: () => ({}),
  listButtons: () => ({}),
  listTopMenus: () => ({}),
})
