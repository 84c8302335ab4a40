import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { publicFetch } from './public.fetch.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function answering(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const asking = { method: 'GET', headers: {} }

it('reads an answer', async () => {
  const url = await answering((response) => response.writeHead(201).end('here'))
  const answer = await publicFetch(true).send(url, asking)
  expect([answer.status, await answer.text()]).toEqual([201, 'here'])
})

it.each(['head', 'body'])('gives up on a server that sends its %s byte by byte', async (part) => {
  const timers: NodeJS.Timeout[] = []
  const url = await answering((response) => {
    if (part === 'body') response.writeHead(200)
    else response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ')
    const drip = () => (part === 'body' ? response.write('.') : response.socket?.write('.'))
    timers.push(setInterval(drip, 20))
  })
  try {
    await expect(publicFetch(true, 300).send(url, asking)).rejects.toThrow()
  } finally {
    for (const timer of timers) clearInterval(timer)
  }
})

it('refuses an answer that is too long, and an address that is not on the internet', async () => {
  const url = await answering((response) => response.end('x'.repeat(600_000)))
  await expect(publicFetch(true).send(url, asking)).rejects.toThrow('answers too much')
  await expect(publicFetch().send(url, asking)).rejects.toThrow('not on the internet')
})
