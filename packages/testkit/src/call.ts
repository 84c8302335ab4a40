// Calls one operation as a client does, over HTTP.
import { webClient } from '@daybook/contract/kernel/client.ts'
import type { Operation } from '@daybook/contract/kernel/feature.ts'

export interface Answer<T> {
  status: number
  /** The data of a successful answer. */
  data: T
  error: string | undefined
  fields: Record<string, string> | undefined
  about: Record<string, string> | undefined
  body: Record<string, unknown>
  headers: Headers
}

export interface CallOptions {
  headers?: Record<string, string>
  /** Sent as Idempotency-Key. */
  key?: string
}

export async function send<T>(
  url: string,
  operation: Operation,
  input: object,
  options: CallOptions & { token?: string },
): Promise<Answer<T>> {
  const response = await fetch(url + address(operation, input), request(operation, input, options))
  const body = (await response.json()) as Record<string, unknown>
  const { data, error, fields, about } = body as Partial<Answer<T>> & { data: T }
  return {
    status: response.status,
    data: operation.bare ? (body as T) : data,
    error,
    fields,
    about,
    body,
    headers: response.headers,
  }
}

/** The path and query of a call. */
export function address(operation: Operation, input: object): string {
  const rest = new Map(
    Object.entries(input)
      .filter(([, value]) => !(value instanceof File))
      .filter(([name]) => !operation.body || name in (operation.query?.shape ?? {})),
  )
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

function request(
  operation: Operation,
  input: object,
  options: CallOptions & { token?: string },
): RequestInit {
  const headers: Record<string, string> = { 'Tenant-Id': '100001', ...options.headers }
  if (options.token) headers['Blade-Auth'] = `bearer ${options.token}`
  if (operation.access === 'client')
    headers.Authorization ??= `Basic ${Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64')}`
  if (options.key) headers['Idempotency-Key'] = options.key
  const { method } = operation
  if (operation.upload) return { method, headers, body: formOf(input) }
  if (!operation.body) return { method, headers }
  const names = Object.keys(operation.body.shape)
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)))
  return {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** A multipart body with the files of the input. */
function formOf(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) if (value instanceof File) form.append(name, value)
  return form
}
