// Runs before each file of component tests: calls are answered from memory, and the test says what time it is.
import { vi } from 'vitest'

vi.mock('../platform/api/transport.ts', () => import('./fake.transport.ts'))
vi.mock('../platform/time/server.now.ts', () => ({
  serverNow: () => Date.now(),
  stampClock: () => undefined,
  readStamp: () => ({ reading: 0, isContinuous: true }),
}))

// Wednesday morning in the demo centre, as in the browser tests.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T10:30:00+13:00') })

// What a file before this one has left on the device would be sent first.
for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
