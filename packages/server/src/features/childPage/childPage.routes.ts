import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getCharts, getPage } from './childPage.handlers.ts'

export const childPageRoutes = implement(childPage, {
  getPage: { can: 'child.read', look: 'childPage.look', run: getPage },
  getCharts: { can: 'child.read', run: getCharts },
})
