import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { expect } from 'vitest'
import { among, page, type Story } from './family.ts'

const base = '/api/blade-garden'
const messages = '/api/blade-message/message'
const text = expect.any(String)

export const home: Story<'home'> = async (family) => {
  await day(family)
  await read(family)
  await counts(family)
}

const day: Story<'home'> = async ({ send, world }) => {
  const { tenantId, under2 } = world.centre
  const { childId, taskId } = await world.build(tenantId, async (make, tx) => {
    const childId = await make.child({ firstName: 'Bea', birthDate: '2023-11-18' })
    await make.enrolment(childId, under2.id)
    const reminder = { id: world.ids(), childId, text: 'Eye drops at noon', startsOn: '2026-11-18' }
    await tx.insertInto('reminder').values(reminder).execute()
    const plan = { kind: 'nappyChange', roomId: under2.id }
    const planEntryId = await make.planEntry(plan)
    const taskId = await make.task({ ...plan, planEntryId, day: '2026-11-18', dueAt: '2026-11-17T21:00:00Z' })
    return { childId, taskId }
  })
  const listed = await send<Item[]>(
    `GET ${base}/user-task/daily-list-all`,
    { query: { date: '2026-11-18' } },
    expect.arrayContaining([
      expect.objectContaining({ id: taskId, kind: 'nappyChange', status: 'overdue' }),
      expect.objectContaining({ kind: 'birthday' }),
    ]),
  )
  for (const { id, kind } of listed)
    await send(`GET ${base}/user-task/clock-detail`, { query: { taskId: id } }, { id, kind })
  const month = { query: { year: 2026, month: 11 } }
  await send(`GET ${base}/user-task/month-count`, month, among({ day: '2026-11-18', done: 0 }))
  const birthday = listed.find(({ kind }) => kind === 'birthday')
  const child = { id: childId, firstName: 'Bea', birthDate: '2023-11-18' }
  await send(
    `GET ${base}/birthday-tip/detail`,
    { query: { taskId: birthday?.id ?? '' } },
    { child, day: '2026-11-18', turns: 3 },
  )
  await send(`GET ${base}/child-tip/mobile-user-ids`, {}, expect.arrayContaining([childId]))
  const tips = { userId: childId, turns: 3, reminders: [{ text: 'Eye drops at noon' }] }
  await send(`GET ${base}/child-tip/detail`, { query: { userId: childId } }, tips)
}

interface Item {
  id: string
  kind: string
}

const read: Story<'home'> = async ({ send, server, world }) => {
  const { tenantId, teacher, manager } = world.centre
  for (const name of ['Rua', 'Ana']) {
    const id = await world.build(tenantId, (make) => make.visit({ name }))
    await server.as(manager).call(visitor, 'assignTeacher', { id, userId: teacher.id })
  }
  const path = `GET ${messages}/my/list` as const
  const message = { id: text, title: text, text, readAt: null }
  const list = await send<{ records: { id: string }[] }>(path, {}, { ...page(message), total: 2 })
  const id = list.records[0]?.id ?? ''
  await send(`GET ${messages}/mine/unread`, {}, { unread: 2 })
  await send(`POST ${messages}/read/{id}`, { id }, { id, readAt: text })
  await send(path, {}, page({ id, readAt: text }))
  await send(`POST ${messages}/readAll`, {}, { read: 1 })
  await send(`GET ${messages}/mine/unread`, {}, { unread: 0 })

  const card = await world.build(tenantId, (make) => make.activity(teacher.id))
  const query = { current: 1, size: 10, filters: 'notice' }
  await send(
    `GET ${base}/feeds/user-list`,
    { query },
    { ...page({ id: card, kind: 'notice.released' }), total: 1 },
  )
  await send(`POST ${base}/feeds/unshow`, { query: { id: card } }, { id: card, isHidden: true })
  await send(`GET ${base}/feeds/user-list`, { query }, { records: [], total: 0 })
}

const counts: Story<'home'> = async ({ send, server, world }) => {
  const { teacher, manager } = world.centre
  const detail = { kind: '1', number: 'FA-77', issuedOn: '2024-11-20', expiresOn: '2026-11-20' }
  const id = world.ids()
  await server.as(teacher).call(credential, 'submit', { id, detail: { ...detail, front: [], back: [] } })
  await server.as(manager).call(credential, 'confirm', { id })
  const due = { id, staffId: teacher.id, expiresOn: '2026-11-20', daysLeft: 2 }
  await send(`GET ${base}/teacher-cert/tip-count`, {}, { count: 1, items: [due] })
  await send(`GET ${base}/common/requests/tip-num`, {}, { total: expect.any(Number), expiringCredentials: 1 })
}
