import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newVersion, type VersionParts, watchVersions } from './new.version.ts'

class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker()
}

beforeEach(() => {
  vi.useFakeTimers()
  newVersion.set(undefined)
})
afterEach(() => void vi.useRealTimers())

function setUp({ isFirst = false, found = null as FakeWorker | null } = {}) {
  const registration = new FakeRegistration()
  registration.installing = found
  const container = new FakeContainer()
  if (isFirst) container.controller = null
  let isAllKept: () => Promise<boolean> = async () => true
  const onNotKept = vi.fn()
  const reload = vi.fn()
  // Only the parts of the browser that are used.
  const parts = { registration, container, isAllKept: () => isAllKept(), onNotKept, reload }
  watchVersions(parts as unknown as VersionParts)
  return {
    registration,
    container,
    onNotKept,
    reload,
    keep: (next: typeof isAllKept) => {
      isAllKept = next
    },
    arrive() {
      const worker = new FakeWorker()
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      worker.state = 'installed'
      registration.installing = null
      registration.waiting = worker
      worker.dispatchEvent(new Event('statechange'))
      return worker
    },
    change: () => container.dispatchEvent(new Event('controllerchange')),
  }
}

const settled = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}

test('a new version waits for the user, then until entries are stored', async () => {
  const { arrive, keep, change, reload } = setUp()
  const worker = arrive()
  expect(worker.postMessage).not.toHaveBeenCalled()
  let written: (isKept: boolean) => void = () => undefined
  keep(() => new Promise((resolve) => (written = resolve)))
  void newVersion.get()?.()
  await settled()
  expect(worker.postMessage).not.toHaveBeenCalled()
  written(true)
  await settled()
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })

  // The user creates an entry while the new version is activated.
  change()
  await settled()
  expect(reload).not.toHaveBeenCalled()
  written(true)
  await settled()
  expect(reload).toHaveBeenCalledOnce()
})

test('a browser that forgets to change to the new version is asked again', async () => {
  const { arrive, change, reload } = setUp()
  const worker = arrive()
  await newVersion.get()?.()
  await newVersion.get()?.()
  vi.advanceTimersByTime(4000)
  expect(worker.postMessage).toHaveBeenCalledTimes(4)
  change()
  await settled()
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(4000)
  expect(worker.postMessage).toHaveBeenCalledTimes(4)
})

test('an update found before the listener is offered when installed', () => {
  const found = new FakeWorker()
  setUp({ found })
  expect(newVersion.get()).toBeUndefined()
  found.state = 'installed'
  found.dispatchEvent(new Event('statechange'))
  expect(newVersion.get()).toBeDefined()
})

test('does not reload while an entry is not stored', async () => {
  const { arrive, keep, onNotKept, reload } = setUp()
  const worker = arrive()
  keep(async () => false)
  await newVersion.get()?.()
  expect(onNotKept).toHaveBeenCalledOnce()
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('a page does not reload when another page activates an update', async () => {
  const { change, reload } = setUp()
  change()
  await settled()
  expect(reload).not.toHaveBeenCalled()
  await newVersion.get()?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('the first version shows no banner', () => {
  const { arrive, change } = setUp({ isFirst: true })
  arrive()
  change()
  expect(newVersion.get()).toBeUndefined()
})
