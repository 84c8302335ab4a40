import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languagePack } from '../../../../../tools/vite-language.ts'
import { startLanguage } from '../i18n/language.ts'
import { ApiError } from './api.error.ts'
import { fieldWords } from './error.words.ts'

const english = await languagePack('en-US')
beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('addEventListener', () => undefined)
  await startLanguage(async () => english)
})

const refused = (fields: Record<string, string>) =>
  fieldWords(new ApiError({ status: 400, key: 'VALIDATION_FAILED', fields }))

describe('what the server found wrong with a field', () => {
  it('is said in words, of keys of fields and of errors', () => {
    expect(refused({ name: 'TOO_LONG', phone: 'CONTACT_NEEDS_PHONE' })).toEqual({
      name: english['field.TOO_LONG'],
      phone: english['error.CONTACT_NEEDS_PHONE'],
    })
  })

  it('is said at the field that the part belongs to', () => {
    expect(refused({ 'times.1': 'INVALID_FORMAT' })).toMatchObject({ times: english['field.INVALID_FORMAT'] })
  })

  it('is not said where nobody knows the key', () => {
    expect(refused({ name: 'constructor' })).toEqual({})
  })
})
