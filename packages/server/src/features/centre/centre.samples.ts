import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

const ofBoth = { name: 'Harakeke House', opensAt: '07:30', closesAt: '17:30', licenceNumber: '46021' }

export const centreSamples = samples(centre, {
  getCentre: (world) => ({ tenantId: world.centre.tenantId }),
  makeCentre: () => ({ ...ofBoth, countryCode: 'NZ' as const, timeZone: 'Pacific/Auckland' as const }),
  deactivateCentre: (world) => ({ tenantId: world.other.tenantId }),
  activateCentre: (world) => ({ tenantId: world.other.tenantId }),
  findByDomain: () => ({ domain: 'https://daybook.example.org' }),
  setRegion: () => ({ regionCode: 'AUK' }),
  setOpenOnHolidays: () => ({ openOnHolidays: true }),
  saveSettings: () => ({
    ...ofBoth,
    foodNearDays: 5,
    allowsPassphrases: true,
    keepsLeaveBalance: true,
    visitorAsks: 'contact' as const,
    headLookEvery: 10,
    headWatchHours: 2,
  }),
})
