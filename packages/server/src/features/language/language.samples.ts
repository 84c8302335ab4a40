import { language } from '@daybook/contract/language/language.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const languageSamples = samples(language, { getPack: () => ({ lang: 'en-US' as const }) })
