// The values and errors of the sign-in page. To load fast, it does not use the fields and widgets of other forms
// (features/fields).
import { type ChangeEvent, type FormEvent, useState } from 'react'

type Errors<V> = { [K in keyof V]?: string | undefined }
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

export function useSignInForm<V extends Record<string, unknown>>(
  initial: V,
  check: (values: V) => Errors<V>,
) {
  const [values, setValues] = useState(initial)
  const [wasSent, setWasSent] = useState(false)
  const [refused, setRefused] = useState<Errors<V>>({})
  const [isSending, setIsSending] = useState(false)
  const errors: Errors<V> = wasSent ? { ...check(values), ...refused } : refused

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    setValues((now) => ({ ...now, [name]: value }))
    // Deleted rather than set to undefined, which would hide what the check finds.
    setRefused(({ [name]: _, ...others }) => others as Errors<V>)
  }

  return {
    values,
    errors,
    isSending,
    set,
    /** Shows the errors that the server found. */
    refuse: (found: Errors<V>) => setRefused(found),
    /** Props of a text field. */
    text: (name: TextName<V>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.currentTarget.value as V[typeof name]),
    }),
    onSubmit: (send: (values: V) => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault()
      if (isSending) return
      setWasSent(true)
      const form = event.currentTarget
      const wrong = Object.entries(check(values)).find(([, words]) => words)
      if (wrong) return focusField(form, wrong[0])
      setIsSending(true)
      try {
        await send(values)
      } finally {
        setIsSending(false)
      }
    },
  }
}

function focusField(form: EventTarget, name: string) {
  if (!(form instanceof HTMLFormElement)) return
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
