// A BladeX client as uni-app builds it. It sends the JSON content type with every request and an empty body with a POST
// without data. Parameters go into the address, and every request carries the client's own headers.
import { webClient } from '@daybook/contract/kernel/client.ts'
import { testPassword } from './password.ts'
import type { TestServer } from './server.ts'

type Parameters = Record<string, string | number>

interface Answer<T> {
  status: number
  body: Record<string, unknown>
  /** The data in the envelope. */
  data: T
}

interface Program {
  id?: string
  secret?: string
  tenantId?: string
  /** Without the program's credentials, as the family's public pages call. */
  isPublic?: boolean
}

export function uniApp(server: TestServer, { id, secret, tenantId = '100001', isPublic }: Program = {}) {
  const credentials = `${id ?? webClient.id}:${secret ?? webClient.secret}`
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'client-type': 'android',
    'tenant-id': tenantId,
    tz: 'Pacific/Auckland',
  }
  if (!isPublic) headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`

  async function send<T>(path: string, init: RequestInit, params: Parameters = {}): Promise<Answer<T>> {
    const query = textOf(params)
    const response = await fetch(server.url + (query ? `${path}?${query}` : path), {
      ...init,
      headers: { ...headers, ...init.headers },
    })
    const body = (await response.json()) as Answer<T>['body']
    return { status: response.status, body, data: body.data as T }
  }

  /** A POST as uni.request sends it without `data`: the JSON content type and an empty body. */
  const post = <T = unknown>(path: string, params?: Parameters) =>
    send<T>(path, { method: 'POST', body: '' }, params)

  return {
    post,
    get: <T = unknown>(path: string, params?: Parameters) => send<T>(path, { method: 'GET' }, params),
    postJson: <T = unknown>(path: string, data: unknown, params?: Parameters) =>
      send<T>(path, { method: 'POST', body: JSON.stringify(data) }, params),
    postForm: <T = unknown>(path: string, form: Parameters) =>
      send<T>(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: textOf(form),
      }),
    /** As uni.uploadFile sends it. */
    async upload<T = unknown>(path: string, file: File): Promise<Answer<T>> {
      const { 'content-type': _, ...rest } = headers
      const form = new FormData()
      form.append('file', file)
      const response = await fetch(server.url + path, { method: 'POST', headers: rest, body: form })
      const body = (await response.json()) as Answer<T>['body']
      return { status: response.status, body, data: body.data as T }
    },
    /** Signs in as this client does, and sends the token with every later request. */
    async signIn(username = 'teacher', over: Parameters = {}) {
      const params = { tenantId, username, password: testPassword, grant_type: 'password', scope: 'all' }
      const answer = await post('/api/blade-auth/oauth/token', { ...params, type: 'account', ...over })
      if (answer.status === 200) headers['blade-auth'] = `bearer ${answer.body.access_token}`
      return answer
    },
  }
}

const textOf = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
