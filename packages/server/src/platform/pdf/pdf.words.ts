import type { Caller } from '../context.ts'

/** English dates are written as New Zealand writes them. */
const locales = { 'en-US': 'en-NZ', 'zh-CN': 'zh-CN' } as const

/** `2 March 2026`, from `2026-03-02`. */
export const longDay = (day: string, language: Caller['language']): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
