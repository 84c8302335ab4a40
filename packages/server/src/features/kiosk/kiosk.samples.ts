import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { testCodes } from '@daybook/testkit/codes.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'
import { hashOfTicket } from '../../platform/codes/tickets.ts'

const ticket = 'a'.repeat(43)

const someKiosk = ({ centre, build }: World, code = 'K7QMZ4') =>
  build(centre.tenantId, (make) => make.kiosk({ pairingHash: testCodes.hash('pairing', code) }))

export const kioskSamples = samples(kiosk, {
  addKiosk: ({ ids }) => ({ id: ids(), name: 'Front door' }),
  revokeKiosks: async (world) => ({ ids: await someKiosk(world) }),
  pairKiosk: async (world) => {
    await someKiosk(world)
    return { code: 'K7QMZ4' }
  },
  listCollectors: ({ centre }) => ({ id: centre.under2.absent }),
  validateCheck: ({ centre }) => ({
    id: centre.under2.absent,
    direction: 'in' as const,
    collector: 'Tama Ngata',
  }),
  check: async ({ centre, build }) => {
    await build(centre.tenantId, (make) =>
      make.row('kioskTicket', {
        kioskId: centre.tablet.id,
        personId: centre.under2.absent,
        ticketHash: hashOfTicket(ticket),
        direction: 'in',
        collector: 'Tama Ngata',
        expiresAt: '2026-11-17T21:44:00Z',
      }),
    )
    return { id: centre.under2.absent, ticket }
  },
  reportTap: ({ centre, ids }) => ({
    id: centre.under2.absent,
    tapId: ids(),
    direction: 'in' as const,
    occurredAt: '2026-11-17T21:40:00.000Z',
    collector: 'Tama Ngata',
  }),
  setPin: () => ({ pin: '2468' }),
})
