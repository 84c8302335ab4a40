// Hands the role's name to an analytics sink as a property of the user (specification, section 6). Off unless the build
// names an address. What is sent names an installation by a random id, never a person, a child or a centre.

import type { LoginResult } from './session/session.state.ts'
import type { Session } from './session/session.ts'
import { type KeyValues, readJson, writeJson } from './storage.ts'

export interface UserProperty {
  /** Of this installation. */
  uuid: string
  userProperty: { role_name: string }
}

interface Parts {
  session: Pick<Session, 'get' | 'subscribe'>
  storage: () => KeyValues
  uuid: () => string
  send: (property: UserProperty) => void
}

/** Sends the role at the start and after each sign-in. */
export function startAnalytics({ session, storage, uuid, send }: Parts): void {
  let last: string | undefined
  const tell = () => {
    const { isLogin, userInfo } = session.get()
    const person = isLogin ? userInfo?.user_id : undefined
    if (person === last) return
    last = person
    const role = readJson<Partial<LoginResult>>(storage(), 'loginResult')?.role_name
    if (person !== undefined && role !== undefined)
      send({ uuid: installation(storage(), uuid), userProperty: { role_name: role } })
  }
  tell()
  session.subscribe(tell)
}

function installation(storage: KeyValues, uuid: () => string): string {
  const known = readJson<string>(storage, 'uuid')
  if (known) return known
  const made = uuid()
  writeJson(storage, 'uuid', made)
  return made
}

/** What fails is not tried again: nobody misses it. */
export function sendTo(address: string) {
  return (property: UserProperty): void => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify(property)
    fetch(address, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    )
  }
}
