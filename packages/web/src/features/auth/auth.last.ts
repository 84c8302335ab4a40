// The last sign-in on this device.
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'

/** It never contains a password. */
interface LastSignIn {
  tenantId: string
  username: string
}

const key = 'lastSignIn'

export function lastSignIn(): LastSignIn {
  return readJson<LastSignIn>(deviceStorage(), key) ?? { tenantId: '', username: '' }
}

export function storeLastSignIn(last: LastSignIn): void {
  writeJson(deviceStorage(), key, last)
}
