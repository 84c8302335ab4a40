import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const key = '33bb7d60ca8e2ae1a2b8f1e4f6c04e1aa4d3ef5c7b5ccb1d5f0b6b2d1c9e8a71'

describe('CLIENTS', () => {
  it('names client programs with their secrets', () => {
    expect(readConfig({}).clients).toEqual([])
    expect(readConfig({ CLIENTS: 'sword:one, saber:two' }).clients).toEqual([
      { id: 'sword', secret: 'one' },
      { id: 'saber', secret: 'two' },
    ])
  })

  it('is named when invalid, and its value is not repeated', () => {
    expect(() => readConfig({ CLIENTS: 'sword:one,hush' })).toThrow(/CLIENTS.*id:secret/)
    expect(() => readConfig({ CLIENTS: 'sword:one,hush' })).not.toThrow(/hush/)
  })
})

describe('PASSWORD_FORMATS', () => {
  it('is plain by default', () => {
    expect(readConfig({}).passwordFormats).toEqual({ md5: false, sm2PrivateKey: undefined })
  })

  it('adds md5, and SM2 with its key', () => {
    const given = { PASSWORD_FORMATS: 'plain, md5,sm2', SM2_PRIVATE_KEY: key }
    expect(readConfig(given).passwordFormats).toEqual({ md5: true, sm2PrivateKey: key })
  })

  it('requires the key of SM2, and plain, which our own app sends', () => {
    expect(() => readConfig({ PASSWORD_FORMATS: 'plain,sm2' })).toThrow(/SM2_PRIVATE_KEY/)
    expect(() => readConfig({ PASSWORD_FORMATS: 'md5' })).toThrow(/plain/)
    expect(() => readConfig({ PASSWORD_FORMATS: 'plain,bcrypt' })).toThrow(/PASSWORD_FORMATS/)
    expect(() => readConfig({ SM2_PRIVATE_KEY: 'short' })).toThrow(/SM2_PRIVATE_KEY/)
  })

  it('does not decrypt unless SM2 is named', () => {
    expect(readConfig({ SM2_PRIVATE_KEY: key }).passwordFormats.sm2PrivateKey).toBeUndefined()
  })
})

describe('several servers', () => {
  it('divide the limits of requests', () => {
    const { limits } = readConfig({ SERVERS: '3', RATE_LIMIT_PERSON: '1000', RATE_LIMIT_ADDRESS: '300' })
    expect(limits).toEqual({ person: 334, address: 100 })
  })

  it('use a pooler beside the database, not in its place', () => {
    const DATABASE_URL = 'postgres://daybook:x@db.example.org/daybook'
    expect(readConfig({ DATABASE_URL, DATABASE_POOLER: 'pool.example.org:6432' }).databasePooler).toBe(
      'pool.example.org:6432',
    )
    expect(() => readConfig({ DATABASE_POOLER: 'pool.example.org:6432' })).toThrow(/needs DATABASE_URL/)
    for (const wrong of ['postgres://pool.example.org', 'pool.example.org', 'pool:x'])
      expect(() => readConfig({ DATABASE_URL, DATABASE_POOLER: wrong })).toThrow(/DATABASE_POOLER/)
  })
})

describe('MAP_TILES', () => {
  const url = 'https://{s}.tiles.example.org/{z}/{x}/{y}.png'

  it('needs to say whose the pictures are', () => {
    const given = { MAP_TILES: url, MAP_ATTRIBUTION: '© Example' }
    expect(readConfig(given).mapTiles).toEqual({ url, attribution: '© Example' })
    expect(readConfig({}).mapTiles).toBeUndefined()
    expect(() => readConfig({ MAP_TILES: url })).toThrow(/MAP_ATTRIBUTION/)
  })

  it('is one https address and nothing more', () => {
    const given = { MAP_ATTRIBUTION: '© Example' }
    for (const wrong of [url.replace('https', 'http'), url.replace('{z}', '1'), `${url}; script-src *`])
      expect(() => readConfig({ ...given, MAP_TILES: wrong })).toThrow(/MAP_TILES/)
  })
})

describe('PUBLIC_URL', () => {
  it('is the address alone, because links are made with it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://daybook.example.org/' }).publicUrl).toBe(
      'https://daybook.example.org',
    )
    expect(readConfig({ PUBLIC_URL: 'http://192.168.1.5:8080' }).publicUrl).toBe('http://192.168.1.5:8080')
    expect(() => readConfig({ PUBLIC_URL: 'daybook.example.org' })).toThrow(/PUBLIC_URL: expects https:/)
    for (const after of ['/#/', '/#/pages/login/login-account', '/app', '/?a=b'])
      expect(() => readConfig({ PUBLIC_URL: `https://daybook.example.org${after}` })).toThrow(
        /PUBLIC_URL.*nothing after it/,
      )
    expect(() => readConfig({ PUBLIC_URL: 'https://me:hush@daybook.example.org' })).toThrow(
      /^(?!.*hush).*PUBLIC_URL/,
    )
  })
})

describe('mail', () => {
  it('needs an SMTP server and a sender', () => {
    const given = { SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: 'daybook@example.org' }
    expect(readConfig(given).smtp).toEqual({ url: given.SMTP_URL, from: given.MAIL_FROM })
    expect(readConfig({}).smtp).toBeUndefined()
    expect(() => readConfig({ SMTP_URL: given.SMTP_URL })).toThrow(/MAIL_FROM/)
    expect(() => readConfig({ ...given, SMTP_URL: 'https://mail.example.org' })).toThrow(/SMTP_URL/)
    expect(() => readConfig({ ...given, MAIL_FROM: 'a@b.org\nBcc: c@d.org' })).toThrow(/MAIL_FROM/)
  })
})

describe('SMS', () => {
  const given = { SMS_URL: 'https://sms.example.org/send', SMS_SECRET: 'sixteen or more signs' }

  it('needs a gateway by https and a secret, which no message repeats', () => {
    expect(readConfig(given).sms).toEqual({ url: given.SMS_URL, secret: given.SMS_SECRET })
    expect(readConfig({}).sms).toBeUndefined()
    expect(() => readConfig({ SMS_URL: given.SMS_URL })).toThrow(/SMS_SECRET/)
    expect(() => readConfig({ ...given, SMS_SECRET: 'hush' })).toThrow(/^(?!.*hush).*SMS_SECRET/)
    expect(() => readConfig({ ...given, SMS_URL: 'http://sms.example.org' })).toThrow(/SMS_URL.*https/)
    expect(readConfig({ ...given, SMS_URL: 'http://127.0.0.1:9' }).sms?.url).toBe('http://127.0.0.1:9')
  })
})

const s3 = { S3_ENDPOINT: 'https://s3.example.org', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

it('reads when and where backups are made', () => {
  expect(readConfig({}).backups).toMatchObject({
    schedule: undefined,
    to: undefined,
    keep: 14,
    beforeUpgrade: true,
  })
  expect(
    readConfig({ BACKUP_AT: '02:30', BACKUP_TO: '/mnt/backups', BACKUP_KEEP: '3' }).backups,
  ).toMatchObject({
    schedule: { at: '02:30' },
    to: { folder: '/mnt/backups' },
    keep: 3,
  })
  expect(readConfig({ ...s3, BACKUP_AT: '6h', BACKUP_TO: 's3://backups' }).backups).toMatchObject({
    schedule: { hours: 6 },
    to: { s3: { bucket: 'backups', endpoint: s3.S3_ENDPOINT } },
  })
})

it.each([
  [{ BACKUP_AT: '24:00' }, 'BACKUP_AT'],
  [{ BACKUP_AT: '0h' }, 'BACKUP_AT'],
  [{ BACKUP_AT: '02:30', BACKUP_BY: 'provider', DATABASE_URL: 'postgres://a@b/c' }, 'BACKUP_BY'],
  [{ BACKUP_BY: 'provider' }, 'BACKUP_BY'],
  [{ BACKUP_TO: 'backups' }, 'a whole path'],
  [{ BACKUP_TO: 's3://backups' }, 'S3_ENDPOINT'],
  [{ ...s3, BACKUP_TO: 's3://same', S3_BUCKET: 'same' }, 'different buckets'],
])('refuses backups as in %j', (env, reason) => {
  expect(() => readConfig(env)).toThrow(reason)
})

it('serves metrics only where they are asked for, on this machine by default', () => {
  expect(readConfig({}).metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
})
