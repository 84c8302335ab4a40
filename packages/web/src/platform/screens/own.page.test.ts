import { expect, test } from 'vitest'
import { ownPage } from './own.page.ts'

const isScreen = (path: string) => ['/', '/pages/home/home', '/pages/home/task/sleep'].includes(path)
const page = (redirect: string | undefined) => ownPage(redirect, isScreen)

test('accepts pages of the app with and without leading slash and query', () => {
  expect(page('/pages/home/home')).toBe('/pages/home/home')
  expect(page('pages/home/task/sleep?taskId=1')).toBe('/pages/home/task/sleep?taskId=1')
  expect(page('/')).toBe('/')
})

test('accepts a page that was encoded twice', () => {
  expect(page('%2Fpages%2Fhome%2Ftask%2Fsleep%3FtaskId%3D1')).toBe('/pages/home/task/sleep?taskId=1')
})

test('leaves the query unchanged', () => {
  expect(page('/pages/home/task/sleep?taskId=a%26b%2F%2Fevil')).toBe(
    '/pages/home/task/sleep?taskId=a%26b%2F%2Fevil',
  )
})

test.each([
  undefined,
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '%2F%5Cevil.example',
  '%252F%252Fevil.example',
  '%2F%',
  '/pages/home/home/../../..//evil.example',
  '/pages/home/home\t//evil.example',
  '/pages/unknown',
  '/pages/home/home@evil.example',
])('rejects %s', (redirect) => {
  expect(page(redirect)).toBeUndefined()
})

test('drops a fragment', () => {
  expect(page('/pages/home/home#//evil.example')).toBe('/pages/home/home')
})
