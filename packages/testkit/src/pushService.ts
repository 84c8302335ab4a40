// A push service on this machine, and a browser's side of a subscription: what it receives is decrypted as a browser
// does (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PushService {
  url: string
  received: ReceivedPush[]
  /** The status of the next answers. */
  answer: number
  close(): Promise<void>
}

export async function pushService(): Promise<PushService> {
  const received: ReceivedPush[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(service.answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: 201,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return service
}

export interface TestBrowser {
  keys: { p256dh: string; auth: string }
  decrypt(body: Buffer): unknown
}

export function testBrowser(): TestBrowser {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      const sealed = body.subarray(21 + keyLength)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}
