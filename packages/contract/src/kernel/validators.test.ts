import { expect, it } from 'vitest'
import { isCodeOf, isInRange, isLengthInRange, type ValidatorName, validators } from './validators.ts'

const cases: Record<ValidatorName, { yes: string[]; no: string[] }> = {
  email: {
    yes: ['ana@tui.co.nz', 'a.b+c@d.org'],
    no: ['ana', 'ana@tui', 'a b@c.nz', `${'a'.repeat(65)}@b.nz`],
  },
  url: {
    yes: ['https://daybook.nz', 'http://a.b:8080/c?d=e#f', 'ftp://a.b/c', 'https://测试.中国/路'],
    no: ['daybook.nz', 'javascript:alert(1)', 'https://', 'https://a b'],
  },
  date: {
    yes: ['2026-03-11', '2026/3/1', '2024-02-29', '2000-02-29'],
    no: ['2026-02-29', '1900-02-29', '2026-13-01', '2026-04-31', '11.3.2026'],
  },
  number: { yes: ['0', '-1.5', '+3', '1,234,567.89', '.5'], no: ['-', '.', '1.', '1,23', '1e5', '１'] },
  digits: { yes: ['007'], no: ['1.0', '-1', '١٢'] },
  positiveInteger: { yes: ['1', '90'], no: ['0', '01', '-1', '1.0'] },
  nonNegativeInteger: { yes: ['0', '12'], no: ['00', '-0', '1.5'] },
  money: { yes: ['0', '0.5', '12.34', '1,234.00', '1234'], no: ['12.345', '1,23', '01', '12.', '-1'] },
  idCard: {
    yes: ['11010519491231002X', '110105194912310021', '110105491231002', '110105200002290011'],
    no: ['11010519490229002X', '1101051949123100', '110105191302310021', 'X10105194912310021'],
  },
  carPlate: {
    yes: ['京A12345', '粤B12345D', '沪AD12345', '粤Z1234港'],
    no: ['A12345', '京I2345', '京A1234', '京AO2345'],
  },
  chinese: { yes: ['幼儿园', '𠮷野'], no: ['幼儿园1', 'kai', '，'] },
  letters: { yes: ['kai'], no: ['kai1', 'wha nau', ''] },
  lettersOrDigits: { yes: ['kai1'], no: ['kai-1', ''] },
  json: { yes: ['{}', '[1]', '{"a":{"b":null}}'], no: ['1', '"a"', 'null', '{a:1}', ''] },
  landline: {
    yes: ['010-12345678', '0755-1234567-123', '09 5551234'],
    no: ['12345678', '010-123456', '010-12345678-'],
  },
  emoji: { yes: ['👶🏽', 'a😀', '🇳🇿', '❤️', '1️⃣'], no: ['1', '#', '©', '幼儿园', 'ā'] },
  code: { yes: ['123456', '000000'], no: ['12345', '1234567', '12a456'] },
  verificationCode: { yes: ['a1B2', '1234'], no: ['123', '12345', 'a b1'] },
  password: {
    yes: ['abc123', 'A@!#$%^&*.~,'],
    no: ['abc12', 'a'.repeat(21), 'abc 123', 'abc-123', 'pässword'],
  },
  mobileChinaWithZero: { yes: ['013812345678', '13812345678'], no: ['12812345678', '0013812345678'] },
  mobileChina: { yes: ['13812345678', '19912345678'], no: ['013812345678', '12812345678', '1381234567'] },
  mobilePhilippines: {
    yes: ['09171234567', '+639171234567'],
    no: ['9171234567', '0917123456', '+630917123456'],
  },
  postcodePhilippines: { yes: ['1000'], no: ['10000', '100', '10 0'] },
  postcode: { yes: ['6011', '100000'], no: ['123', '60a1'] },
}

it.each(Object.entries(cases))('%s', (name, { yes, no }) => {
  const accepts = validators[name as ValidatorName]
  expect(
    yes.filter((text) => !accepts(text)),
    'wrongly refused',
  ).toEqual([])
  expect(
    no.filter((text) => accepts(text)),
    'wrongly accepted',
  ).toEqual([])
})

it('counts a code, a range and a length, a surrogate pair as one', () => {
  expect(isCodeOf(4, '0417')).toBe(true)
  expect(isCodeOf(4, '041')).toBe(false)
  expect([0, 1, 5, 6].filter((value) => isInRange(value, [1, 5]))).toEqual([1, 5])
  expect(isLengthInRange('😀😀', [2, 2])).toBe(true)
  expect(isLengthInRange('abc', [4, 9])).toBe(false)
})
