import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** As in a new page. */
async function page(storage: object | undefined) {
  vi.stubGlobal('navigator', { storage })
  vi.resetModules()
  return import('./kept.ts')
}

test.each([true, false])('the browser is asked once, and says %s', async (answer) => {
  const persist = vi.fn(async () => answer)
  const { askToKeep } = await page({ persist })
  expect(await Promise.all([askToKeep(), askToKeep()])).toEqual([answer, answer])
  expect(persist).toHaveBeenCalledOnce()
})

test('a browser that cannot be asked, or fails, keeps nothing for sure', async () => {
  const failing = { persist: () => Promise.reject(new Error('no')) }
  for (const storage of [undefined, {}, failing]) {
    const { askToKeep } = await page(storage)
    expect(await askToKeep()).toBe(false)
  }
})
