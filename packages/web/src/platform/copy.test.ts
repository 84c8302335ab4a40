import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../kit/toast.ts'
import { copyText } from './copy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) dismissToast(id)
})

const said = () => toasts.get().map(({ words }) => words)

test('copies a text and says so', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('a link')
  expect(writeText).toHaveBeenCalledWith('a link')
  expect(said()).toEqual(['kit.copied'])
})

test.each([
  ['that is an address without https', {}],
  ['whose user refuses', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
])('says that it is to be copied by hand on a page %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await copyText('a link')
  expect(said()).toEqual(['kit.copyByHand'])
})
