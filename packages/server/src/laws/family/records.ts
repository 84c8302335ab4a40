import { aPicture } from '@daybook/testkit/pictures.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { expect } from 'vitest'
import { among, page, type Story } from './family.ts'

const base = '/api/blade-garden'

export const payParity: Story<'payParity'> = async ({ send, world }) => {
  const path = `${base}/teacher-payparity` as const
  await send(
    `GET ${base}/country-def/list-garden-payparity`,
    {},
    {
      steps: among({ step: 1, annualCents: expect.any(Number) }),
    },
  )
  const detail = { group: 'p3', step: 1, serviceHours: 1200, note: 'First year' }
  const body = { id: world.ids(), detail }
  const { id } = await send(
    `POST ${path}/mobile/submit`,
    { body },
    { id: body.id, state: 'submitted', detail },
  )
  await send(`GET ${path}/mobile/current`, {}, { id, state: 'submitted', detail })
  const confirmed = { id, state: 'confirmed', mark: null }
  await send(`POST ${path}/mobile/confirm`, { by: 'manager', query: { id } }, confirmed)
  await send(`GET ${path}/detail`, { query: { id } }, { ...confirmed, detail })
  await send(`GET ${path}/list`, { query: { current: 1, size: 10 } }, page(confirmed))
}

export const teacherCertificates: Story<'teacherCertificates'> = async ({ send, world }) => {
  const path = `${base}/teacher-cert` as const
  const detail = { kind: '1', number: 'FA-77', issuedOn: '2026-11-01', expiresOn: '2028-11-01' }
  // Its kind is a code of a dictionary.
  const sent = { ...detail, kind: 1, expiresOn: '2028-11-01 00:00:00' }
  const { id } = await send(
    `POST ${path}/submit`,
    { body: { id: world.ids(), detail: sent } },
    { id: expect.any(String), mark: null, state: 'submitted', detail },
  )
  const confirmed = { id, state: 'confirmed' }
  await send('POST /api/blade-message/teacher-cert/confirm', { by: 'manager', query: { id } }, confirmed)
  await send(`GET ${path}/detail`, { query: { id } }, { ...confirmed, detail })
  await send(`GET ${path}/list`, {}, page(confirmed))
}

export const events: Story<'events'> = async ({ send, world }) => {
  const { id: leadId } = world.centre.teacher
  const kept = { type: 'festival', name: 'Matariki', day: '2026-11-20', startTime: '10:00', minutes: 60 }
  const detail = { ...kept, where: 'Garden', staffIds: [leadId], leadId, leavesPremises: false }
  const { id } = await send(
    `POST ${base}/events/submit-event-data`,
    { body: { id: world.ids(), detail: { ...detail, day: '2026-11-20 00:00:00' } } },
    { id: expect.any(String), mark: null, state: 'submitted', detail },
  )
  await send(`GET ${base}/events/detail`, { query: { id } }, { id, detail })
}

export const food: Story<'food'> = async ({ send, world }) => {
  const expired = { name: 'Milk', bestBefore: '2026-11-16' }
  const expiring = { name: 'Cheese', bestBefore: '2026-11-19' }
  const milk = { id: await makeRow(world, 'food', expired), ...expired }
  const cheese = { id: await makeRow(world, 'food', expiring), ...expiring }
  await send(`GET ${base}/foods/list-expired`, {}, { ...page(milk), total: 1 })
  await send(`GET ${base}/foods/list-to-expired`, {}, { ...page(cheese), total: 1 })
  await send(`GET ${base}/foods/detail`, { query: { id: milk.id } }, milk)
}

export const notices: Story<'notices'> = async ({ send }) => {
  const path = '/api/blade-desk/notice'
  const form = { title: 'Photo day', category: 1, content: '<p>Bring hats.</p>' }
  const releaseTime = '2026-11-20 10:00:00'
  const kept = { ...form, category: '1', categoryName: expect.any(String) }
  const { id } = await send(
    `POST ${path}/submit`,
    { body: { ...form, releaseTime } },
    { id: expect.any(String), ...kept, releaseTime: '2026-11-19T21:00:00.000Z' },
  )
  const changed = { id, ...kept, title: 'Photos' }
  await send(`POST ${path}/submit`, { body: { ...form, id, title: 'Photos' } }, changed)
  const query = { current: 1, size: 10, title: 'Photo' }
  await send(`GET ${path}/list`, { by: 'manager', query }, page({ id, title: 'Photos', category: '1' }))
  await send(`POST ${path}/remove`, { query: { ids: id } }, null)
  await send(`GET ${path}/list`, { by: 'manager', query }, { records: [], total: 0 })
}

export const upload: Story<'upload'> = async ({ send }) => {
  const link = expect.stringMatching(/^https?:/)
  const text = expect.any(String)
  await send(
    'POST /api/blade-resource/oss/endpoint/put-file',
    { file: aPicture('hats.png') },
    { link, domain: link, name: text, originalName: 'hats.png', attachId: text },
  )
}
