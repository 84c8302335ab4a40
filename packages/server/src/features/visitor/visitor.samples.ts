import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { testCodes } from '@daybook/testkit/codes.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'
import { hashOfTicket } from '../../platform/codes/tickets.ts'
import { visitorHashes } from './visitor.parts.ts'

const hashes = visitorHashes({ codes: testCodes })

const mail = 'rua@example.org'
const code = 'K7QM'
const ticket = 'a'.repeat(43)

const someVisit = ({ centre, build }: World) => build(centre.tenantId, (make) => make.visit())

/** A code that was sent to the address, and its ticket if it was exchanged. */
async function someCode({ centre, build, ids, clock }: World, isProven: boolean): Promise<void> {
  const id = ids()
  const sentAt = clock.now().toISOString()
  await build(centre.tenantId, (make) =>
    make.row('visitorCode', {
      id,
      mailHash: hashes.ofMail(mail),
      networkHash: hashes.ofNetwork('192.0.2.1'),
      codeHash: hashes.ofCode(id, code),
      sentAt,
      ...(isProven && { ticketHash: hashOfTicket(ticket), provenAt: sentAt }),
    }),
  )
}

/** The centres of a test ask visitors for a code. */
export async function askForCode({ world }: { world: World }): Promise<void> {
  for (const { tenantId } of [world.centre, world.other])
    await world.build(tenantId, (_, tx) => tx.updateTable('centre').set({ visitorAsks: 'code' }).execute())
}

export const visitorSamples = samples(visitor, {
  listVisitors: () => ({ state: 'here' as const, text: 'Rua' }),
  getVisitor: async (world) => ({ id: await someVisit(world) }),
  signInVisitor: ({ centre, clock }) => ({
    name: 'Rua Visitor',
    purpose: 'Reading the water meter',
    hostId: centre.manager.id,
    occurredAt: clock.now().toISOString(),
  }),
  takeVisitor: async (world) => ({ id: await someVisit(world) }),
  assignTeacher: async (world) => ({ id: await someVisit(world), userId: world.centre.teacher.id }),
  checkOutVisitor: async (world) => ({ id: await someVisit(world) }),
  sendVisitorCode: () => ({ mail }),
  validateVisitorCode: async (world) => {
    await someCode(world, false)
    return { mail, code }
  },
  createVisitor: async (world) => {
    await someCode(world, true)
    return {
      ticket,
      mail,
      name: 'Rua Visitor',
      phone: '021 555 0177',
      purpose: 'Reading the water meter',
      hostName: 'Hana Teacher',
      acceptsConditions: true as const,
    }
  },
  leave: async ({ centre, build }) => {
    await build(centre.tenantId, (make) => make.visit({ badgeHash: hashOfTicket(ticket) }))
    return { ticket }
  },
  leaveAtTablet: async (world) => {
    await someVisit(world)
    return { mail }
  },
})
