import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { implement } from '../../platform/implement.ts'
import {
  getCentre,
  getHolidays,
  getSettings,
  listCentres,
  listOwn,
  makeCentre,
  saveSettings,
  setRegion,
} from './centre.handlers.ts'

interface CentreParts {
  reachableAt(): string[]
  cell: { numbers: { first: number; last: number } }
}

export const centreRoutes = ({ reachableAt, cell }: CentreParts) =>
  implement(centre, {
    listCentres: { can: 'centre.make', run: listCentres },
    getCentre: { can: 'centre.make', run: getCentre },
    makeCentre: {
      can: 'centre.make',
      audit: 'centre.make',
      run: (context) => makeCentre(cell.numbers, context),
    },
    findByDomain: { can: 'public', run: async () => ({ tenantId: '' as const }) },
    getAddresses: { can: 'session', run: async () => reachableAt() },
    listOwn: { can: 'session', run: listOwn },
    getSettings: { can: 'centre.configure', run: getSettings },
    getHolidays: { can: 'centre.configure', run: getHolidays },
    setRegion: { can: 'centre.configure', audit: 'centre.region', run: setRegion },
    saveSettings: {
      can: 'centre.configure',
      audit: 'centre.settings',
      live: 'centre.configure',
      run: saveSettings,
    },
  })
