import { expect, it } from 'vitest'
import { isSameMedicine } from './medicine.rules.ts'

it('knows a medicine by its name, with or without its strength', () => {
  expect(isSameMedicine('Paracetamol', ' paracetamol 250 mg / 5 ml')).toBe(true)
  expect(isSameMedicine('布洛芬', '布洛芬混悬液')).toBe(true)
  expect(isSameMedicine('Paracetamol', 'Ibuprofen')).toBe(false)
  expect(isSameMedicine('Vitamin C', 'Vitamin D')).toBe(false)
  expect(isSameMedicine('Paracetamol', ' ')).toBe(false)
})
