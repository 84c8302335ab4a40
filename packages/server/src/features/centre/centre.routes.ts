import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { implement } from '../../platform/implement.ts'
import {
  activateCentre,
  deactivateCentre,
  getCentre,
  getHolidays,
  getSettings,
  listCentres,
  listOwn,
  makeCentre,
  saveSettings,
  setOpenOnHolidays,
  setRegion,
} from './centre.handlers.ts'
import type { PlanStart } from './centre.leaving.ts'

interface CentreParts {
  reachableAt(): string[]
  cell: { numbers: { first: number; last: number } }
  planStart: PlanStart
}

export const centreRoutes = ({ reachableAt, cell, planStart }: CentreParts) =>
  implement(centre, {
    listCentres: { can: 'centre.make', run: listCentres },
    getCentre: { can: 'centre.make', run: getCentre },
    makeCentre: {
      can: 'centre.make',
      audit: 'centre.make',
      run: (context) => makeCentre(cell.numbers, context),
    },
    deactivateCentre: { can: 'centre.make', audit: 'centre.deactivate', run: deactivateCentre },
    activateCentre: {
      can: 'centre.make',
      audit: 'centre.activate',
      run: (context) => activateCentre(planStart, context),
    },
    findByDomain: { can: 'public', ofInstallation: true, run: async () => ({ tenantId: '' as const }) },
    getAddresses: { can: 'session', run: async () => reachableAt() },
    listOwn: { can: 'session', run: listOwn },
    getSettings: { can: 'centre.configure', run: getSettings },
    getHolidays: { can: 'centre.configure', run: getHolidays },
    setRegion: {
      can: 'centre.configure',
      audit: 'centre.region',
      run: (context) => setRegion(planStart, context),
    },
    setOpenOnHolidays: {
      can: 'centre.configure',
      audit: 'centre.holidays',
      run: (context) => setOpenOnHolidays(planStart, context),
    },
    saveSettings: {
      can: 'centre.configure',
      audit: 'centre.settings',
      live: 'centre.configure',
      run: saveSettings,
    },
  })
