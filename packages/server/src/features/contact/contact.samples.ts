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
    collectsFrom: '2026-01-05',
    collectsUntil: '2026-12-18',
    collectsOn: [1, 3],
    orderNote: 'Call the police, then the manager',
    orderPhone: '111',
    note: 'Rings back',
    birthDate: '1980-04-02',
  }),
  savePicture: async (world) => ({ id: await makeContact(world), avatar: '' }),
  setCode: async (world) => ({ id: await makeContact(world), code: '2468' }),
  endContact: async (world) => ({ id: await makeContact(world) }),
  orderContacts: async (world) => ({
    childId: world.centre.under2.absent,
    ids: [await makeContact(world), await makeContact(world)].reverse(),
  }),
})
