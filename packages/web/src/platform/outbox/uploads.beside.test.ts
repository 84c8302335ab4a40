import { expect, test } from 'vitest'
import { settled, setUp } from './fake.page.ts'
import { queueable } from './queueable.ts'

const withPhotos = ({ call }: ReturnType<typeof setUp>['record']) =>
  queueable(call, { label: 'outbox.entry', filesOf: ({ what }) => (what === 'photo' ? [what] : []) })

test('a photo on its way holds up only what is about the same record', async () => {
  const { outbox, record, sent, uploadFiles } = setUp()
  const withFiles = withPhotos(record)
  const childId = '0198aaaa-0000-7000-8000-00000000000c'
  const id = '0198aaaa-0000-7000-8000-00000000000a'
  let isUp: () => void = () => undefined
  uploadFiles.mockImplementationOnce(() => new Promise((resolve) => (isUp = () => resolve(undefined))))
  outbox.send(withFiles, { id, childId, what: 'photo' })
  await settled()
  // Neither an entry about the same child nor one made before the upload has ended waits for it.
  expect(await outbox.send(record, { childId, what: 'check' }).settled).toMatchObject({ accepted: true })
  outbox.send(record, { id, childId, what: 'change of the record' })
  await settled()
  expect(sent.map(({ input }) => input.what)).toEqual(['check'])
  isUp()
  await settled()
  await settled()
  expect(sent.map(({ input }) => input.what)).toEqual(['check', 'photo', 'change of the record'])
  expect(outbox.waiting()).toEqual([])
})

test('what an entry held up goes on when it is discarded while its photo is on its way', async () => {
  const { outbox, record, sent, uploadFiles } = setUp()
  const id = '0198aaaa-0000-7000-8000-00000000000a'
  uploadFiles.mockImplementation(() => new Promise(() => undefined))
  const { key } = outbox.send(withPhotos(record), { id, childId: 'c', what: 'photo' })
  await settled()
  outbox.send(record, { id, childId: 'c', what: 'change of the record' })
  await settled()
  expect(sent).toEqual([])
  await outbox.discard(key)
  await settled()
  await settled()
  expect(sent.map(({ input }) => input.what)).toEqual(['change of the record'])
  expect(outbox.waiting()).toEqual([])
})
