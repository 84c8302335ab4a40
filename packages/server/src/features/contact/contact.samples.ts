import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const makeContact = ({ centre, build }: World) =>
  build(centre.tenantId, (make) => make.contact(centre.under2.absent))

export const contactSamples = samples(contact, {
  submitContact: async (world) => ({
    id: await makeContact(world),
    childId: world.centre.under2.absent,
    version: 1,
    name: 'Ngaire Ngata',
    relation: 'grandparent' as const,
    phone: '021 555 0142',
    isEmergency: true,
    mayCollect: true,
    note: 'Rings back',
  }),
  endContact: async (world) => ({ id: await makeContact(world) }),
  orderContacts: async (world) => ({
    childId: world.centre.under2.absent,
    ids: [await makeContact(world), await makeContact(world)].reverse(),
  }),
})
