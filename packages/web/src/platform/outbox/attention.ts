// What the server did not take, until the person has decided what becomes of it. It lies on the device, so that it
// is there after a restart too; nothing is dropped in silence.

import { createStore } from '../../kit/store.ts'
import { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'
import type { Entry, Whom } from './entry.ts'

export interface Attention {
  /** Of the entry that was refused. */
  key: string
  userId: string
  operation: string
  input: Input
  who: Whom[]
  createdAt: number
  /** Why, as the server said it. */
  status: number
  error: string | undefined
  fields: Record<string, string>
}

/** Of the signed-in person. */
export const attention = createStore<readonly Attention[]>([])

export function handedBack(entry: Entry, { status, key: error, fields }: ApiError): Attention {
  const { key, userId, operation, input, who, createdAt } = entry
  return { key, userId, operation, input, who, createdAt, status, error, fields }
}

export const errorOf = ({ status, error, fields }: Attention) => new ApiError({ status, key: error, fields })
