import { language } from '@daybook/contract/language/language.contract.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { languagePacks } from './language.packs.ts'

/** @param languageRoot where the web build wrote the packs. Without packs the answer is UNAVAILABLE and the app uses
 *    its built-in language */
export function languageRoutes({ languageRoot }: { languageRoot: string | undefined }) {
  const packs = languagePacks(languageRoot)
  return implement(language, {
    getPack: { can: 'public', run: async ({ input }) => (await packs(input.lang)) ?? fail('UNAVAILABLE') },
  })
}
