import { aPicture } from '@daybook/testkit/pictures.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { expect } from 'vitest'
import { among, page, type Story } from './family.ts'

const base = '/api/blade-garden'
const putFile = '/api/blade-resource/oss/endpoint/put-file'

export const groupsAndPeople: Story<'groupsAndPeople'> = async ({ send, world }) => {
  const { teacher, under2, tenantId } = world.centre
  const { code, absent, id: roomId } = under2
  const group = { code, value: code, name: 'Under twos', label: 'Under twos' }
  await send('GET /api/blade-common/tenant-settings/get-garden-group', {}, among(group))
  await send(`GET ${base}/common/query-child-group`, { query: { userId: absent } }, [group])
  await send(`GET ${base}/common/query-teacher-group`, {}, among(group))

  const arrival = { ids: absent, roomCode: code, occurredAt: '2026-11-18 10:30:00' }
  await send(`POST ${base}/children-check/child-check-in`, { query: arrival }, [
    { childId: absent, roomCode: code, signedInAt: '2026-11-17T21:30:00.000Z' },
  ])
  const present = among({ id: absent, roomCode: code, presence: 'present' })
  await send(`GET ${base}/children/online/list-by-group`, { query: { code } }, present)
  const leaving = { ids: absent, occurredAt: '2026-11-18 10:40:00' }
  await send(`POST ${base}/children-check/child-check-out`, { query: leaving }, [
    { childId: absent, signedOutAt: '2026-11-17T21:40:00.000Z' },
  ])
  await send(
    `GET ${base}/children/list-today`,
    {},
    { day: '2026-11-18', children: among({ id: absent, presence: 'goneHome' }) },
  )
  await send(`GET ${base}/children/list`, {}, page({ id: absent, roomCode: code }))

  const work = { day: '2026-11-18', signedInAt: '2026-11-17T19:00:00Z', roomId }
  await world.build(tenantId, (make) => make.work(teacher.id, work))
  const person = { id: teacher.id, userId: teacher.id, realName: 'Hana Teacher', avatar: expect.anything() }
  await send(`GET ${base}/teacher/online/list`, { query: { code } }, [person])
}

export const teachers: Story<'teachers'> = async ({ send, server }) => {
  const { id } = server.world.centre.teacher
  const own = { id, userId: id, avatar: null, birthday: '1990-03-01' }
  await send(`POST ${base}/teacher/submit`, { body: { name: 'Hana', birthday: '1990-03-01 00:00:00' } }, own)
  await send(`GET ${base}/teacher/detail`, {}, { ...own, name: 'Hana' })
  await send(`GET ${base}/teacher/detail`, { query: { id } }, own)
  const app = uniApp(server)
  await app.signIn()
  const { data } = await app.upload<{ link: string }>(putFile, aPicture())
  const avatar = expect.stringContaining(data.link.split('/').at(-2) ?? '')
  await send(`POST ${base}/teacher/update-avatar`, { query: { userId: id, avatar: data.link } }, { avatar })
  await send(`GET ${base}/teacher/detail-info`, {}, { ...own, avatar })
}
