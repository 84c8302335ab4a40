// Sends the calls of the specification as a client of the family does: by method and path, with the specification's names
// and types. It keeps what was sent, so that the law sees which call or which parameter is missing.
import type { TestServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import type { World } from '@daybook/testkit/world.ts'
import { expect } from 'vitest'
import { calls } from './calls.ts'

export type Area = keyof typeof calls
type NamesIn<Access> = Access extends object
  ? { [A in keyof Access]: keyof Access[A] }[keyof Access] & string
  : never
type CallIn<A extends Area> = NamesIn<(typeof calls)[A]>

interface Sent {
  /** Who sends it. A person who is signed in is a teacher, unless the specification names a manager. */
  by?: 'teacher' | 'manager'
  /** What stands in the address for `{id}`. */
  id?: string
  /** Parameters in the address, also of a POST. */
  query?: Record<string, string | number>
  body?: object
  file?: File
}

export interface Family<A extends Area> {
  world: World
  server: TestServer
  /** Expects these names and values of the answer's data, and returns the data. */
  send<T = Made>(call: CallIn<A>, sent: Sent, answers: unknown): Promise<T>
}

/** What most answers have. */
interface Made {
  id: string
}

/** One area's calls, in an order in which the later ones can name what the earlier ones made. */
export type Story<A extends Area> = (family: Family<A>) => Promise<void>

/** Sends the area's calls, and returns what of the list was not sent: calls, and parameters of calls. */
export async function play<A extends Area>(server: TestServer, area: A, story: Story<A>): Promise<string[]> {
  const clients = {
    public: uniApp(server, { isPublic: true }),
    client: uniApp(server),
    teacher: uniApp(server),
    manager: uniApp(server),
  }
  await clients.teacher.signIn()
  await clients.manager.signIn('manager')
  const rows = listOf(area)
  const missing = new Set(
    rows.flatMap(({ call, names }) => [call, ...names.map((name) => `${call}: ${name}`)]),
  )
  const send: Family<A>['send'] = async <T>(
    call: string,
    { by, id, query, body, file }: Sent,
    answers: unknown,
  ) => {
    const access = rows.find((row) => row.call === call)?.access ?? 'public'
    const client = clients[access === 'session' ? (by ?? 'teacher') : access]
    const [method, path = ''] = call.replace('{id}', id ?? '').split(' ')
    const answer = await (file
      ? client.upload<T>(path, file)
      : method === 'GET'
        ? client.get<T>(path, query)
        : body
          ? client.postJson<T>(path, body, query)
          : client.post<T>(path, query))
    const isBare = !('code' in answer.body)
    const data = isBare ? (answer.body as T) : answer.data
    const { code, success } = isBare ? { code: 200, success: true } : answer.body
    const said = answer.status === 200 ? call : `${call}: ${JSON.stringify(answer.body)}`
    const got = { status: answer.status, code, success, data }
    expect.soft(got, said).toMatchObject({ status: 200, code: 200, success: true, data: answers })
    for (const name of ['', ...Object.keys({ ...query, ...body, ...(file && { file }) })])
      missing.delete(name ? `${call}: ${name}` : call)
    return data
  }
  await story({ world: server.world, server, send })
  return [...missing]
}

type Access = 'client' | 'public' | 'session' | 'manager'

/** The area's calls in a row. */
const listOf = (area: Area) =>
  Object.entries(calls[area]).flatMap(([access, listed]) =>
    Object.entries<string>(listed).map(([call, names]) => ({
      call,
      access: access as Access,
      names: names.split(' ').filter(Boolean),
    })),
  )

/** How many calls the list has. */
export const callCount = (Object.keys(calls) as Area[]).reduce(
  (count, area) => count + listOf(area).length,
  0,
)

/** A list that has such a row. */
export const among = (row: object) => expect.arrayContaining([expect.objectContaining(row)])

/** The first page of a list that has such a row. */
export const page = (row: object) => ({
  records: among(row),
  total: expect.any(Number),
  size: 10,
  current: 1,
  pages: 1,
})
