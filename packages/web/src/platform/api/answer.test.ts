import { expect, test } from 'vitest'
import { processText, type TextRules, unwrap } from './answer.ts'
import { ApiError } from './api.error.ts'
import type { Wire } from './wire.ts'

const rules: TextRules = { wordsOf: (key) => ({ 'sleep.title': 'Sleep "well"' })[key] }
const wire: Wire = { method: 'GET', path: '/api/a', access: 'session', query: [], body: [] }
const bare: Wire = { ...wire, bare: true }

const answer = (on: Wire, status: number, body: unknown) => {
  try {
    return unwrap(on, status, typeof body === 'string' ? body : JSON.stringify(body), rules)
  } catch (error) {
    return error
  }
}

test('the data of an envelope', () => {
  expect(answer(wire, 200, { code: 200, success: true, data: [1], msg: '操作成功' })).toEqual([1])
  expect(answer(wire, 200, { code: 200, data: null, msg: '暂无承载数据' })).toBeNull()
})

test('an envelope without success rejects for any HTTP status', () => {
  const error = answer(wire, 200, { code: 500, msg: 'no' })
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 500, msg: 'no', key: undefined })
  expect(answer(wire, 200, { code: 401, msg: '' })).toMatchObject({ status: 401 })
})

test('the error key, fields and request id', () => {
  const body = {
    code: 422,
    error: 'TIME_IN_FUTURE',
    fields: { occurredAt: 'TIME_IN_FUTURE' },
    msg: 'x',
    requestId: 'r1',
  }
  expect(answer(wire, 422, body)).toMatchObject({
    status: 422,
    key: 'TIME_IN_FUTURE',
    fields: { occurredAt: 'TIME_IN_FUTURE' },
    requestId: 'r1',
  })
  expect(answer(wire, 422, { code: 422, error: 'NOT_A_KEY_WE_KNOW', msg: 'x' })).toMatchObject({
    key: undefined,
  })
})

test('bare responses and a refused sign-in', () => {
  expect(answer(bare, 200, { access_token: 'a' })).toEqual({ access_token: 'a' })
  const refusal = { error_code: 2001, error_description: '用户名或密码错误', captcha: true }
  expect(answer(bare, 400, refusal)).toMatchObject({ status: 400, msg: '用户名或密码错误', body: refusal })
  expect(answer(bare, 200, refusal)).toBeInstanceOf(ApiError)
})

const notOurs = ['<html>Welcome to Guest Wi-Fi</html>', '', 'null', '[]', '{"message":"no route"}']

test.each([200, 204, 401, 403, 404, 405, 429])('a %s that is not Daybook’s is no response', (status) => {
  for (const body of notOurs)
    expect(answer(wire, status, body)).toMatchObject({ status: 0, isPassing: true, msg: '' })
  for (const body of status < 300 ? notOurs.slice(0, 4) : notOurs)
    expect(answer(bare, status, body)).toMatchObject({ status: 0, isPassing: true })
})

test('a proxy’s failure keeps its status, and so does its limit of size, which does not pass', () => {
  expect(answer(wire, 502, '<html>')).toMatchObject({ status: 502, isPassing: true, msg: '' })
  expect(answer(wire, 413, '<html>')).toMatchObject({ status: 413, isPassing: false })
  expect(answer(wire, 502, { msg: 'Back at ten' })).toMatchObject({ msg: 'Back at ten' })
})

test('line markers, except on the paths that keep them', () => {
  expect(processText('{"a":"x@ny"}', '/api/a', rules)).toBe('{"a":"x\\ny"}')
  expect(processText('{"a":"x@ny"}', '/api/mobile_intro', rules)).toBe('{"a":"x@ny"}')
  expect(processText('{"a":"x@ny"}', '/api/page_setting/get', rules)).toBe('{"a":"x@ny"}')
})

test('an email address that the server has escaped', () => {
  const body = '{"code":200,"data":{"email":"kiri\\u0040ngati.nz"},"msg":""}'
  expect(answer(wire, 200, body)).toEqual({ email: 'kiri@ngati.nz' })
})

test('text markers inside a JSON string', () => {
  expect(JSON.parse(processText('{"a":"#{sleep.title}# #{none}#"}', '/api/a', rules))).toEqual({
    a: 'Sleep "well" #{none}#',
  })
})

test('image URLs when a CDN is configured', () => {
  const images = { host: 'https://img.example', cdn: 'https://cdn.example' }
  const text = '{"a":"https://img.example/1.png"}'
  expect(processText(text, '/api/a', { ...rules, images })).toBe('{"a":"https://cdn.example/1.png"}')
  expect(processText(text, '/api/a', rules)).toBe(text)
})
