import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

const childOf = ({ centre }: World) => centre.under2.present[0]

const agreed = {
  category: 'ongoing' as const,
  name: 'Salbutamol',
  dose: '2 puffs',
  way: 'inhaler' as const,
  reason: 'Asthma',
  times: ['10:30'],
  note: 'As in the plan of the doctor',
  fromDay: worldDay,
}

const makeContact = (world: World) =>
  world.build(world.centre.tenantId, (make) => make.contact(childOf(world), { name: 'Rangi Ngata' }))

/** An authority whose dose is due now. */
async function makeAuthority(world: World) {
  const { centre, build } = world
  const contactId = await makeContact(world)
  const signed = { contactId, signedName: 'Rangi Ngata', signedAt: worldNow, byId: centre.teacher.id }
  const row = { childId: childOf(world), ...agreed, ...signed }
  return { id: await build(centre.tenantId, (make) => make.row('medicineAuthority', row)), contactId }
}

export const medicinePlanSamples = samples(medicinePlan, {
  getBoard: async (world) => {
    await makeAuthority(world)
    return {}
  },
  listOfChild: async (world) => {
    await makeAuthority(world)
    return { childId: childOf(world) }
  },
  submitAuthority: async (world) => ({
    id: world.ids(),
    childId: childOf(world),
    ...agreed,
    signed: { contactId: await makeContact(world), drawing: [[0, 0, 10, 10]] },
    at: worldNow,
  }),
  endAuthority: async (world) => ({ id: (await makeAuthority(world)).id, at: worldNow }),
  confirmToday: async (world) => {
    const { id, contactId } = await makeAuthority(world)
    return { id: world.ids(), authorityId: id, signed: { contactId, drawing: null }, at: worldNow }
  },
  checkDose: async (world) => {
    const { centre, build, ids } = world
    const { id: authorityId } = await makeAuthority(world)
    const given = { authorityId, childId: childOf(world), dose: agreed.dose, outcome: 'given', at: worldNow }
    const who = { byId: centre.teacher.id, checkedBy: centre.manager.id }
    const doseId = await build(centre.tenantId, (make) => make.row('medicineDose', { ...given, ...who }))
    return { id: ids(), doseId, wasChecked: true, at: worldNow }
  },
  countDoses: async (world) => ({
    id: world.ids(),
    authorityId: (await makeAuthority(world)).id,
    doses: 12,
    at: worldNow,
  }),
  give: async (world) => ({
    id: world.ids(),
    authorityId: (await makeAuthority(world)).id,
    childId: childOf(world),
    dose: agreed.dose,
    outcome: 'notGiven' as const,
    note: 'Given at home',
    at: worldNow,
  }),
})
