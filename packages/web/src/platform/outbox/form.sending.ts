// Sending from a form, which may correct an entry that the server refused.
import { useRef, useState } from 'react'
import { useStore } from '../../kit/store.ts'
import { type Attention, attention } from './attention.ts'
import { removeRefused, sendForm } from './current.ts'
import type { Entry } from './entry.ts'
import type { Sent, Unsent } from './outbox.parts.ts'
import type { Queueable } from './queueable.ts'

/** The refused entry that a form was opened with. It stays while it is sent again. */
export function useRefused(key: string | undefined): Attention | undefined {
  const one = useStore(attention).find((refused) => refused.key === key)
  const [opened, setOpened] = useState(one)
  if (one && opened?.key !== one.key) setOpened(one)
  return opened?.key === key ? opened : undefined
}

/** @param refused what the form corrects */
export function useFormSending(refused: Attention | undefined) {
  const replaces = useRef<Pick<Attention, 'key' | 'clock'> | undefined>(refused)
  return {
    send<In, Out>(operation: Queueable<In, Out>, input: Unsent<In>, names: Entry['names']): Sent<Out> {
      const insteadOf = replaces.current
      return sendForm(operation, input, { names, ...(insteadOf && { insteadOf }) })
    },
    /** The form shows why, so the entry is not needed. One that was opened with a refused entry has no other copy. */
    async wasRefused({ key }: Pick<Sent<unknown>, 'key'>): Promise<void> {
      if (replaces.current) replaces.current = { ...replaces.current, key }
      else await removeRefused(key)
    },
  }
}
