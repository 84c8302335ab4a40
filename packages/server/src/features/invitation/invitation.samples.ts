import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'
import { hashOfKey } from './invitation.keys.ts'

const key = 'k'.repeat(43)

async function makeInvitation(world: World): Promise<string> {
  const keyHash = hashOfKey(key)
  await world.build(world.centre.tenantId, (make) =>
    make.row('invitation', { role: 'manager', keyHash, expiresAt: '2027-01-01T00:00:00Z' }),
  )
  return key
}

/** Somebody who has no way in yet. */
const newcomer = ({ centre, build }: World) =>
  build(centre.tenantId, async (make, tx) => {
    const id = await make.staff({ account: 'newcomer', realName: 'Kiri Cook' })
    await tx.updateTable('staff').set({ passwordHash: '' }).where('id', '=', id).execute()
    return id
  })

export const invitationSamples = samples(invitation, {
  inviteManager: (world) => ({ tenantId: world.centre.tenantId }),
  inviteStaff: async (world) => ({ ids: [await newcomer(world)] }),
  inviteNewcomers: () => ({ people: [{ realName: 'Tama Ngata' }], roleId: 'teacher' }),
  withdrawInvitations: async (world) => ({ ids: await newcomer(world) }),
  getInvitation: async (world) => ({ key: await makeInvitation(world) }),
  acceptInvitation: async (world) => ({
    key: await makeInvitation(world),
    realName: 'Wiremu Parata',
    account: 'wiremu',
    password: 'Manuka22!',
  }),
})
