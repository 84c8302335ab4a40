// Passwords as BladeX clients send them: plain, as md5, or encrypted with SM2 as sm-crypto does.
import { createHash } from 'node:crypto'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../platform/passwords.ts'

let server: TestServer
afterEach(() => server.close())

const md5 = createHash('md5').update(testPassword).digest('hex')
const sm2PrivateKey = '33bb7d60ca8e2ae1a2b8f1e4f6c04e1aa4d3ef5c7b5ccb1d5f0b6b2d1c9e8a71'
/** The test password, encrypted by sm-crypto 0.5.8 with the public key of that private key. */
const c1c3c2 =
  '14c0a710492e5b36306e143b83e17a62c091457b20da98cf5da292715154f438a7221c98daaf22239627476c00dca6f5725ec7d6c28906335eb4c1ebe286e049ab58fb2de38678f24456dc6ce2d719c7fb606103b2c1fc71d99a1c4b8c7d486480d5c0cea3473fa3222d11'
const c1c2c3 =
  'f610d8ffb7d49340f254f3fa52e3b28ce62488ef8f147f87047470ab36e3d8fd9eee755556d597e47bbbb1e7eb17a7806912db399fdcec9f3b8a154a9d14cff0ddf18459b07506ff69e6726396da097f056d2c8a25fd09a5574c6aaecfe20e05577013faa33e82164ee302'

const wrong = { status: 400, body: { error_code: 2001, error_description: '用户名或密码错误' } }
const signIn = (password: string) => uniApp(server).signIn('teacher', { password })

describe('by default', () => {
  it('only plain passwords are accepted', async () => {
    server = await testServer()
    expect(await signIn(testPassword)).toMatchObject({ status: 200 })
    expect(await signIn(md5)).toMatchObject(wrong)
    expect(await signIn(c1c3c2)).toMatchObject(wrong)
  })
})

describe('md5', () => {
  const storedHashes = () =>
    server.world.build('100001', (_, tx) =>
      tx
        .selectFrom('staff')
        .select(['passwordHash', 'md5PasswordHash'])
        .where('id', '=', server.world.centre.teacher.id)
        .execute(),
    )

  it('is accepted after the person has signed in with the plain password', async () => {
    server = await testServer({ passwordFormats: { md5: true, sm2PrivateKey: undefined } })
    expect(await signIn(md5)).toMatchObject(wrong)
    expect(await signIn(testPassword)).toMatchObject({ status: 200 })
    expect(await signIn(md5)).toMatchObject({ status: 200, body: { account: 'teacher' } })
    expect(await signIn(md5.toUpperCase())).toMatchObject({ status: 200 })
    const other = createHash('md5').update('another').digest('hex')
    expect(await signIn(other)).toMatchObject(wrong)
  })

  it('is stored as a separate hash, which cannot be used to sign in', async () => {
    server = await testServer({ passwordFormats: { md5: true, sm2PrivateKey: undefined } })
    await signIn(testPassword)
    const [hashes] = await storedHashes()
    expect(hashes?.md5PasswordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(hashes)).not.toContain(md5)
    expect(await uniApp(server).signIn('teacher', { password: hashes?.md5PasswordHash ?? '' })).toMatchObject(
      wrong,
    )
  })

  it('stops working when the password changes', async () => {
    server = await testServer({ passwordFormats: { md5: true, sm2PrivateKey: undefined } })
    await signIn(testPassword)
    const passwordHash = await hashPassword('changed-2026')
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('staff')
        .set({ passwordHash })
        .where('id', '=', server.world.centre.teacher.id)
        .execute(),
    )
    expect((await storedHashes())[0]?.md5PasswordHash).toBeNull()
    expect(await signIn(md5)).toMatchObject(wrong)
    expect(await signIn('changed-2026')).toMatchObject({ status: 200 })
  })
})

describe('SM2', () => {
  const withKey = (md5: boolean) => testServer({ passwordFormats: { md5, sm2PrivateKey } })

  it('is accepted in either order of its parts, with and without the 04 prefix', async () => {
    server = await withKey(false)
    for (const password of [c1c3c2, c1c2c3, `04${c1c3c2}`, `04${c1c2c3}`, c1c3c2.toUpperCase()])
      expect(await signIn(password)).toMatchObject({ status: 200, body: { account: 'teacher' } })
    expect(await signIn(testPassword)).toMatchObject({ status: 200 })
  })

  it('is a wrong password when it cannot be decrypted', async () => {
    server = await withKey(false)
    const broken = [c1c3c2.replace('1', '2'), `${c1c3c2.slice(0, -2)}00`, 'f'.repeat(214)]
    for (const password of broken) expect(await signIn(password)).toMatchObject(wrong)
  })
})
