// Entries that the server refused and that the user has to decide about. They are stored on the device, so a restart
// does not lose them.

import { createStore } from '../../kit/store.ts'
import { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'
import type { ChildRef, Entry } from './entry.ts'

export interface Attention {
  /** Key of the refused entry. */
  key: string
  userId: string
  operation: string
  input: Input
  who: ChildRef[]
  createdAt: number
  clock?: Entry['clock']
  names?: Entry['names']
  /** The server's error. */
  status: number
  error: string | undefined
  fields: Record<string, string>
}

/** Those of the signed-in user. */
export const attention = createStore<readonly Attention[]>([])

export function toAttention(entry: Entry, { status, key: error, fields }: ApiError): Attention {
  const { tries: _, orderingKeys: __, ...made } = entry
  return { ...made, status, error, fields }
}

export const errorOf = ({ status, error, fields }: Attention) => new ApiError({ status, key: error, fields })
