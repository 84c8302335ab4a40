// The words of the app, for a client that fetches them and keeps them. Public: the login screen needs them.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'

export const language = feature('language', {
  getPack: get('/api/blade-i18n/language-pack', {
    query: z.object({ lang: z.enum(['en-US', 'zh-CN']), type: z.enum(['mobile']).default('mobile') }),
    /** Flat: key → words. */
    returns: z.record(z.string(), z.string()),
    access: 'public',
    offline: 'cache',
  }),
})
