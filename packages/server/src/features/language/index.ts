export { languagePacks } from './language.packs.ts'
