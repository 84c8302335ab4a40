import { expect, it } from 'vitest'
import {
  type LostParamsError,
  pageOfProcess,
  readPageParams,
  writePageParams,
} from './workflow.page.rules.ts'

declare const btoa: (text: string) => string

it('writes the parameters of a page, and reads them again', () => {
  const params = { processId: '7', taskId: '8', processInsId: '9' }
  expect(readPageParams(writePageParams(params), 'processInsId')).toEqual(params)
  expect(pageOfProcess('detail', { formKey: 'wf_ex_Leave', processInsId: '9' })).toMatch(
    /^\/pages\/plugin\/workflow\/pages\/external\/Leave\/detail\?p=/,
  )
})

it('has lost some global params when they cannot be read or the one that counts is missing', () => {
  const lost = [
    '',
    'a',
    '****',
    btoa('{'),
    btoa('null'),
    btoa('7'),
    btoa('{"taskId":"8"}'),
    btoa('{"processId":7}'),
  ]
  for (const p of lost) expect(() => readPageParams(p, 'processId')).toThrow('lost some global params')
  try {
    readPageParams('a', 'processId')
  } catch (error) {
    expect((error as LostParamsError).cause).toEqual(new Error('Illegal base64url string!'))
  }
  expect.assertions(lost.length + 1)
})
