import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay } from '@daybook/testkit/world.ts'

const at = (time: string) => `${worldDay}T${time}:00+13:00`

/** An attendance that the teacher has just recorded. */
const freshStay = ({ centre, build }: World, over: { signedOutAt?: string; uncertainTimes?: string } = {}) =>
  build(centre.tenantId, (make) =>
    make.attendance(centre.toddlers.absent, centre.toddlers.id, centre.teacher.id, {
      day: worldDay,
      signedInAt: at('10:00'),
      ...over,
      ...(over.signedOutAt && { signedOutBy: centre.teacher.id }),
    }),
  )

/** Signs both the teacher and the manager in to work, because either may call the operation first. */
const atWork = ({ centre, build }: World) =>
  build(centre.tenantId, async (make) => {
    for (const { id } of [centre.teacher, centre.manager])
      await make.work(id, { day: worldDay, signedInAt: at('08:00') })
  })

export const attendanceSamples = samples(attendance, {
  listStays: ({ centre }) => ({ childId: centre.under2.present[0], code: centre.under2.code }),
  listPresent: ({ centre }) => ({ code: centre.under2.code }),
  listToday: ({ centre }) => ({ code: centre.under2.code }),
  signIn: ({ centre, ids }) => ({
    ids: centre.under2.absent,
    attendanceIds: ids(),
    roomCode: centre.toddlers.code,
    occurredAt: at('10:40'),
  }),
  signOut: ({ centre }) => ({ ids: centre.under2.present.join(), occurredAt: at('10:40') }),
  overrideHandover: async ({ centre, build }) => ({
    // Of a child of its own, because undoing a sign-out is refused when the child came back later that day.
    attendanceId: await build(centre.tenantId, async (make) => {
      const child = await make.child()
      const arrival = { day: worldDay, signedInAt: at('10:00') }
      return make.attendance(child, centre.toddlers.id, centre.teacher.id, arrival)
    }),
    collector: 'Constable Moana Rua',
    reason: 'The police took the child into care',
    occurredAt: at('10:40'),
  }),
  voidSignIn: async (world) => ({ ids: await freshStay(world), reason: 'The wrong twin' }),
  voidSignOut: async (world) => ({
    ids: await freshStay(world, { signedOutAt: at('10:30') }),
    reason: 'The wrong twin',
  }),
  settleTimes: async (world) => ({
    id: await freshStay(world, { uncertainTimes: JSON.stringify({ signedInAt: at('09:30') }) }),
    take: 'suggested' as const,
  }),
  markAbsent: ({ centre }) => ({
    ids: centre.under2.absent,
    reason: 'sick' as const,
    note: 'Back on Friday',
  }),
  clearAbsence: async ({ centre, build }) => {
    await build(centre.tenantId, (make) => make.absence(centre.under2.absent, { day: worldDay }))
    return { ids: centre.under2.absent }
  },
  listStaffAtWork: ({ centre }) => ({ code: centre.under2.code }),
  startWork: ({ centre }) => ({ roomCode: centre.under2.code, occurredAt: at('08:00') }),
  endWork: async (world) => {
    await atWork(world)
    return { occurredAt: at('10:40') }
  },
})
