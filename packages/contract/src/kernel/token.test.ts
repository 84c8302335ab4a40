import { describe, expect, it } from 'vitest'
import { fromBase64Url, readToken } from './token.ts'

declare const btoa: (text: string) => string

const bytesOf = (text: string) =>
  encodeURIComponent(text).replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
const segment = (value: unknown) =>
  btoa(bytesOf(JSON.stringify(value)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

describe('a token', () => {
  it('is read by its second segment, whatever the others hold', () => {
    const claims = { user_id: '7', role_name: 'teacher', real_name: 'Mereana Tāwhiri 幼儿园 😀' }
    expect(readToken(`?.${segment(claims)}.?`)).toEqual(claims)
  })

  it('that is no text, or says nothing, is an invalid token', () => {
    expect(() => readToken(undefined)).toThrow(/^Invalid token specified$/)
    expect(() => readToken(`a.${segment(7)}.b`)).toThrow(/^Invalid token specified$/)
  })

  it('that cannot be read is an invalid token, with the reason', () => {
    expect(() => readToken('a.b.c')).toThrow(/^Invalid token specified: Illegal base64url string!$/)
    expect(() => readToken('none')).toThrow(/^Invalid token specified: .*JSON/)
  })
})

describe('base64url', () => {
  it('is read in both alphabets, padded or not', () => {
    expect(['8J-YgA', '8J+YgA==', '8J-YgA=='].map(fromBase64Url)).toEqual(['😀', '😀', '😀'])
  })

  it('of an impossible length or with other letters is illegal', () => {
    for (const text of ['a', 'ab cd', 'ab*d', '幼儿园'])
      expect(() => fromBase64Url(text)).toThrow('Illegal base64url string!')
  })
})
