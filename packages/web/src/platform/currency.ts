// How amounts of money are shown on this device: with two decimals, or as integers (specification, sections 1 and 9).
import { price } from '@daybook/contract/kernel/formats.ts'
import { createStore, useStore } from '../kit/store.ts'
import { deviceStorage, readJson, writeJson } from './storage.ts'

export const currencies = ['decimals', 'integers'] as const
type Currency = (typeof currencies)[number]

const key = 'currencyInteger'
const stored = (): Currency => (readJson<boolean>(deviceStorage(), key) ? 'integers' : 'decimals')
const current = createStore<Currency>(stored())

export function chooseCurrency(currency: Currency): void {
  writeJson(deviceStorage(), key, currency === 'integers' || undefined)
  current.set(currency)
}

export const useCurrency = () => useStore(current)

/** 6957500 cents → 69,575.00, or 69,575. */
export function useMoney() {
  const integers = useCurrency() === 'integers'
  return (cents: number) => price(cents / 100, { integers })
}
