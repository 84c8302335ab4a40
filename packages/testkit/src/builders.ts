// Rows for tests, with sensible defaults that a test can override. They are written by the owner in a transaction of
// one tenant. Ids come from the world's own counter, so that every run creates the same ones.
import type { Tx } from '@daybook/server/platform/database/database.ts'
import type { DB } from '@daybook/server/platform/database/types.ts'
import type { CreateId } from '@daybook/server/platform/ids.ts'
import type { Insertable } from 'kysely'
import { testPasswordHash } from './password.ts'

type Row<T extends keyof DB> = Omit<Insertable<DB[T]>, 'id'> & { id?: string }
type Over<T extends keyof DB> = Partial<Insertable<DB[T]>>

export function buildersIn(tx: Tx, ids: CreateId) {
  /** A row of any table, with an id. */
  const row = async <T extends keyof DB>(table: T, values: Row<T>): Promise<string> => {
    const one = { ...values, id: values.id ?? ids() }
    // Kysely's generic insert cannot see that the row belongs to the named table.
    await tx
      .insertInto(table as 'room')
      .values(one as unknown as Insertable<DB['room']>)
      .execute()
    return one.id
  }
  return {
    row,
    room: (over: Over<'room'> = {}) => row('room', { code: 'tui', name: 'Tūī', capacity: 20, ...over }),
    activity: (personId: string, over: Over<'activity'> = {}) =>
      row('activity', {
        personId,
        kind: 'notice.released',
        topic: 'notice',
        params: { title: 'Sunhats' },
        link: '/pages/manage/notice',
        causeId: ids(),
        at: '2026-11-17T21:00:00.000Z',
        ...over,
      }),
    role: (over: Over<'role'> = {}) =>
      row('role', { alias: 'cook', name: 'Cook', rights: ['room.read'], ...over }),
    staff: (over: Over<'staff'> = {}) =>
      row('staff', {
        account: 'teacher',
        passwordHash: testPasswordHash,
        realName: 'Hana Teacher',
        roles: ['teacher'],
        ...over,
      }),
    session: (staffId: string, expiresAt: string) =>
      row('session', { staffId, refreshHash: Buffer.from(ids()), expiresAt }),
    child: (over: Over<'child'> = {}) =>
      row('child', {
        firstName: 'Aroha',
        familyName: 'Ngata',
        birthDate: '2025-05-01',
        inNappies: true,
        sunscreenConsent: 'centreCream',
        ...over,
      }),
    allergy: (childId: string, over: Over<'allergy'> = {}) =>
      row('allergy', { childId, substance: 'Egg', severity: 'severe', ...over }),
    contact: (childId: string, over: Over<'contact'> = {}) =>
      row('contact', {
        childId,
        name: 'Tama Ngata',
        relation: 'father',
        phone: '021 555 0101',
        ...over,
      }),
    enrolment: (childId: string, roomId: string, over: Over<'enrolment'> = {}) =>
      row('enrolment', {
        childId,
        roomId,
        startsOn: '2025-01-01',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        arrivesAt: '08:00',
        leavesAt: '16:00',
        ...over,
      }),
    attendance: (
      childId: string,
      roomId: string,
      staffId: string,
      over: Over<'attendance'> & { day: string; signedInAt: string },
    ) => row('attendance', { childId, roomId, signedInBy: staffId, ...over }),
    absence: (childId: string, over: Over<'absence'> & { day: string }) =>
      row('absence', { childId, reason: 'sick', ...over }),
    /** A member of staff at work. */
    work: (staffId: string, over: Over<'staffAttendance'> & { day: string; signedInAt: string }) =>
      row('staffAttendance', { staffId, ...over }),
    /** A tablet that waits to be paired. */
    kiosk: async (over: Over<'kiosk'> = {}) => {
      const id = ids()
      const person = { account: `kiosk ${id}`, realName: 'Front door', roles: ['kiosk'], active: false }
      await row('staff', { id, passwordHash: '', ...person })
      const pairing = { pairingHash: Buffer.from(id), pairingExpiresAt: '2026-11-17T21:52:00Z' }
      return row('kiosk', { id, ...pairing, ...over })
    },
    /** A visitor who has been here for two minutes. */
    visit: (over: Over<'visit'> = {}) => {
      const id = ids()
      return row('visit', {
        id,
        name: 'Rua Visitor',
        email: 'rua@example.org',
        phone: '021 555 0177',
        purpose: 'Reading the water meter',
        hostName: 'Hana Teacher',
        badgeHash: Buffer.from(id),
        conditionsAcceptedAt: '2026-11-17T21:40:00Z',
        checkedInAt: '2026-11-17T21:40:00Z',
        ...over,
      })
    },
    planEntry: (over: Over<'planEntry'> = {}) =>
      row('planEntry', {
        kind: 'nappyChange',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        times: ['10:00', '14:00'],
        startsOn: '2025-01-01',
        // Long ago, because the plan creates no tasks that were due before the entry was edited.
        updatedAt: '2025-01-01T00:00:00Z',
        ...over,
      }),
    task: (over: Over<'task'> & { planEntryId: string; day: string; dueAt: string }) =>
      row('task', { kind: 'nappyChange', dueTime: '10:00', ...over }),
    sleepStep: (
      recordId: string,
      over: Over<'sleepStep'> & Pick<Insertable<DB['sleepStep']>, 'step' | 'occurredAt' | 'recordedBy'>,
    ) => row('sleepStep', { recordId, recordedAt: over.occurredAt, ...over }),
    sleepCheck: (
      recordId: string,
      over: Omit<Insertable<DB['sleepCheck']>, 'id' | 'recordId' | 'recordedAt'> & Over<'sleepCheck'>,
    ) => row('sleepCheck', { recordId, recordedAt: over.occurredAt, ...over }),
    careRecord: (
      childId: string,
      roomId: string,
      staffId: string,
      over: Over<'careRecord'> & { occurredAt: string },
    ) =>
      row('careRecord', {
        kind: 'nappyChange',
        childId,
        roomId,
        recordedBy: staffId,
        recordedAt: over.occurredAt,
        detail: JSON.stringify({ contents: 'wet', skin: 'normal', creamUsed: false }),
        ...over,
      }),
  }
}

export type Builders = ReturnType<typeof buildersIn>
