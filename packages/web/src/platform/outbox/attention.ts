// What the server did not take, until the person has decided what becomes of it. It lies on the device, so that it
// is there after a restart too; nothing is dropped in silence.
import { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'
import { openDevice } from '../device/device.ts'
import { createStore } from '../store.ts'
import type { Entry } from './entry.ts'

export interface Attention {
  /** Of the entry that was refused. */
  key: string
  userId: string
  operation: string
  input: Input
  createdAt: number
  /** Why, as the server said it. */
  status: number
  error: string | undefined
  fields: Record<string, string>
}

/** Everybody's on this device; who shows it picks the signed-in person's. */
export const attention = createStore<readonly Attention[]>([])

export async function startAttention(): Promise<void> {
  const device = await openDevice()
  const kept = (await device?.attention.toArray()) ?? []
  const known = new Set(attention.get().map(({ key }) => key))
  attention.set([...kept.filter(({ key }) => !known.has(key)), ...attention.get()])
}

export function needAttention({ key, userId, operation, input, createdAt }: Entry, error: ApiError): void {
  const { status, fields } = error
  const one = { key, userId, operation, input, createdAt, status, error: error.key, fields }
  attention.set([...attention.get().filter((other) => other.key !== key), one])
  void openDevice().then((device) => device?.attention.put(one))
}

export function attendedTo(key: string): void {
  attention.set(attention.get().filter((one) => one.key !== key))
  void openDevice().then((device) => device?.attention.delete(key))
}

export const errorOf = ({ status, error, fields }: Attention) => new ApiError({ status, key: error, fields })
