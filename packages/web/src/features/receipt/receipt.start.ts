// Initial values of a new publication from the address. The address is untrusted, so only texts and numbers of the kind's
// fields are taken, and a single person as the audience.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'

interface Start {
  stored: Values
  names: Readonly<Record<string, string>>
}

export function startOf(fields: Fields, json: string): Start {
  const { personId, personName, ...others } = parsed(json)
  const known = Object.entries(others).filter(
    ([name, value]) => name in fields && ['string', 'number'].includes(typeof value),
  )
  const values = Object.fromEntries(known) as Values
  if (typeof personId !== 'string') return { stored: { ...values, audience: { to: 'all' } }, names: {} }
  return {
    stored: { ...values, audience: { to: 'people', people: [personId] } },
    names: { [personId]: String(personName ?? '') },
  }
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
