// The texts of the app, for clients that fetch and cache them. Public, because the sign-in screen needs them.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'

export const language = feature('language', {
  getPack: get('/api/blade-i18n/language-pack', {
    description: 'Returns the texts of the app in one language.',
    query: z.object({ lang: z.enum(['en-US', 'zh-CN']), type: z.enum(['mobile']).default('mobile') }),
    /** Flat: key → text. */
    returns: z.record(z.string(), z.string()),
    access: 'public',
    offline: 'cache',
  }),
})
