export { languagePacks } from './language.packs.ts'
export { languageRoutes } from './language.routes.ts'
