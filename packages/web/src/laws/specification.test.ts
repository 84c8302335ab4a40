// The texts and constants of the specification, to the letter.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as constants from '@daybook/contract/kernel/constants.ts'
import { describe, expect, it } from 'vitest'
import { languagePack } from '../../../../tools/vite-language.ts'

const packages = fileURLToPath(new URL('../../..', import.meta.url))
const code = globSync('{web,contract}/src/**/*.{ts,tsx}', { cwd: packages })
  .filter((file) => !/\.(test|messages(\.\w+)?|en|zh)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(packages, file), 'utf8'))
  .join('\n')

/** By its last part, because the first is often put together: an error's, a field's. */
const isUsed = (key: string) =>
  new RegExp(
    `\\b${key.split('.').findLast((part) => part !== 'REQUIRED' && part !== 'INVALID_FORMAT')}\\b`,
  ).test(code)

const texts = {
  'en-US': [
    'Username required!',
    'Userpass required!',
    'Verification code required!',
    'Verification code should be 4 characters',
    'Phone number is required!',
    'The two verification codes are inconsistent',
    'Confirm password is required',
    'Invalid Phone Number',
    'Please enter your contact name!',
    'Please enter your mobile phone!',
    'Please Select your region and city!',
    'Please Enter your detailed address!',
    'Please enter the Postal Code',
    'Invalid Postal Code',
    'Please enter content',
    'Date out of range',
    'File number exceeded',
    'Upload failed,Please try again',
    'code cannot be empty',
    'phone cannot be empty',
    'phone format wrong',
    'contact name cannot be empty',
    'You can continue to operate after logging in',
    'Login',
    'Not Now',
    'Please login to continue',
    'Login Now',
    'Invalid username or password',
    'Request Error',
    'Upload failed, try again',
    'File format not allowed',
    'Failed to preview images',
    'Network Connection lost',
    'Network connected',
    'Load fail',
    'Loading data error,Please try again later!',
    'lost some global params',
    'system error..',
    'Some errors occurred',
    'Confirm to delete?',
    'Number of uploads exceeded',
    'Just now',
    'User Week Schedule',
    'My Profile',
    'Personal Center',
    'Today Enrollment',
    'Certificate',
  ],
  'zh-CN': [
    '加载更多',
    '正在加载...',
    '没有更多了',
    '请求中....',
    '请至少选择一项',
    '请先登录',
    '最多可选择{{count}}项',
  ],
} as const

describe.each(Object.entries(texts))('the texts in %s', (language, words) => {
  it.each(words)('has “%s”, and shows it somewhere', async (text) => {
    const pack = await languagePack(language as keyof typeof texts)
    const keys = Object.keys(pack).filter((key) => pack[key] === text)
    expect(keys).not.toEqual([])
    expect(keys.some(isUsed)).toBe(true)
  })
})

it('has the constants of section 9', () => {
  expect(constants).toMatchObject({
    spinnerDelay: 800,
    requestTimeout: 60_000,
    chunkTimeout: 120_000,
    pageDelay: 200,
    pageTimeout: 60_000,
    pageSize: 10,
    noMoreFooterFrom: 5,
    pullToRefreshOffset: 80,
    backToTopFrom: 1000,
    toastDuration: 1500,
    buttonThrottle: 1000,
    throttleDefault: 500,
    debounceDefault: 500,
    popupAnimation: 250,
    popupOpenDelay: 50,
    userPopupHeightPercent: 90,
    textFieldMaxLength: 140,
    checkboxMaximum: 999,
    tokenRefreshSeconds: 259_200,
    defaultTenantId: '000000',
    verificationCodeLength: 4,
    deviceIdLength: 16,
    containerMaxWidth: 700,
    containerFrom: 768,
    defaultTabletWidth: 750,
    defaultLocale: 'en-US',
    bundledLocale: 'zh-CN',
  })
})
